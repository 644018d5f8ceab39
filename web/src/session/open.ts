/** The session of this page in a room. */
import { loadTileSet } from '../net/tileSets'
import { browserTimers } from '../net/timers'
import { pageServer, socketsAt } from '../net/socket'
import type { Session } from './api'
import { RoomSession } from './session.svelte'
import { keptTokens } from './tokens'

export interface OpenOptions {
  name: string
  handover?: string | undefined
}

/** Joins, and lives until `close`. */
export function openSession(code: string, options: OpenOptions): Session {
  const session = new RoomSession({
    code,
    ...options,
    open: socketsAt(pageServer()),
    timers: browserTimers,
    chance: Math.random,
    tokens: keptTokens(),
    facts: loadTileSet,
  })
  const wake = (): void => {
    if (document.visibilityState === 'visible') session.wake()
  }
  const moments: [EventTarget, string][] = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
    [window, 'pageshow'],
  ]
  for (const [where, when] of moments) where.addEventListener(when, wake)
  /** A page that browsers keep for the way back may hold no socket; `pageshow` opens another. */
  const sleep = ({ persisted }: PageTransitionEvent): void => void (persisted && session.sleep())
  window.addEventListener('pagehide', sleep)
  session.onClose(() => {
    window.removeEventListener('pagehide', sleep)
    for (const [where, when] of moments) where.removeEventListener(when, wake)
  })
  return session
}
