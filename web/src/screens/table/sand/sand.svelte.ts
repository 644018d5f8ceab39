/** The sand now, read four times a second: its level moves less than a pixel in that time. */
import { untrack } from 'svelte'
import type { Session } from '../../../session/api'
import { clockText } from '../../../i18n/clockText'
import { ALARM_MS, fullness } from '../../../state/sand'

const LOOK_MS = 250

/** Call it while a component is made; stops with it. `onsecond` is called once for every whole second that is left. */
export function useSand(session: Session, onsecond: (seconds: number) => void = () => undefined) {
  let sand = $state.raw(session.sand())
  $effect(() => {
    void session.game?.version
    sand = session.sand()
    const timer = setInterval(() => (sand = session.sand()), LOOK_MS)
    return () => clearInterval(timer)
  })
  // Derived, so that who follows them hears of a change, not of every look.
  const seconds = $derived(Math.ceil(sand.left / 1000))
  const running = $derived(sand.running)
  $effect(() => {
    if (!running) return
    const left = seconds
    untrack(() => onsecond(left)) // whatever it reads changes more often
  })
  const waits = () => sand.running && sand.left <= (session.room?.lesson?.sand_kept ?? -1)
  return {
    get text(): string {
      return clockText(sand.left)
    },
    get ifTurned(): string {
      return clockText(sand.ifTurned)
    },
    get seconds(): number {
      return seconds
    },
    get running(): boolean {
      return running
    },
    /** Whether it stands in a lesson until somebody does something. */
    get waits(): boolean {
      return waits()
    },
    get alarm(): boolean {
      return sand.running && sand.left <= ALARM_MS && !waits()
    },
    get full(): number {
      return fullness(sand.left, sand.capacity)
    },
  }
}
