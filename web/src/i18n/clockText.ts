/** Sand, `1:47`; a started second counts, so that it says 0:00 only when all is over. Time that went by: `timeText`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
