/** Which marks of a timeline have room for their picture; the others are ticks. Pure. */
import type { Highlight, HighlightKind } from './highlights'

/** Where two would overlap, the one that people look for first keeps its picture. */
const ORDER: readonly HighlightKind[] = [
  'theft',
  'end',
  'turn',
  'exit',
  'start',
  'walls',
  'bell',
  'pause',
  'talk',
  'explore',
]

/** `least`: how far apart pictures have to be, on the same scale as the marks' times. */
export function marksWithRoom(marks: readonly Highlight[], least: number): ReadonlySet<Highlight> {
  const wanted = marks.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  const kept = new Set<Highlight>()
  for (const mark of wanted) {
    if ([...kept].every(({ at }) => Math.abs(at - mark.at) >= least)) kept.add(mark)
  }
  return kept
}
