/** Jumps to an entry of the scenario: unfolds it, scrolls to it, focuses it. */
const CAN_HAVE_FOCUS = 'button:not(:disabled, [tabindex="-1"]), input:not(:disabled), summary'

export function jumpTo(entry: string): void {
  const place = document.getElementById(`entry-${entry}`) ?? document.getElementById('group-stack')
  const group = place?.closest('details')
  if (group) group.open = true
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>(CAN_HAVE_FOCUS)?.focus({ preventScroll: true })
}
