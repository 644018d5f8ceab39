/** The settings of this device; kept in the browser, never sent anywhere. */
import { bestLanguage, type Language } from '../i18n/languages'
import { readStored, store } from './stored'

const PLACE = 'hushmaze.settings'

export interface Settings {
  language: Language
  name: string
  /** 0 to 1 */
  volume: number
  /** Silent for now, by a key or a tap; the volume stays as it was set. */
  muted: boolean
  /** Symbols and letters on everything coloured, and stronger outlines. */
  strongSymbols: boolean
  /** `null`: as the device says. */
  calm: boolean | null
  /** Bigger texts, 1 to 2. */
  textSize: number
  /** Whether the board follows what happens. */
  follow: boolean
  /** Whether the screen shows which keys to press. */
  showKeys: boolean
  pushToTalk: boolean
  /** Whether single keys act at the table; off where a screen reader or speech input needs them. */
  singleKeys: boolean
  /** Whether the first game was played to its end here. */
  learnt: boolean
  /** The room of a first game that was begun here and is not over. */
  lesson: string | null
  /** Rules that were explained on this device, by name. */
  taught: string[]
}

const usual = (): Settings => ({
  language: bestLanguage(navigator.languages),
  name: '',
  volume: 0.6,
  muted: false,
  strongSymbols: false,
  calm: null,
  textSize: 1,
  follow: true,
  showKeys: matchMedia('(hover: hover)').matches,
  pushToTalk: true,
  singleKeys: true,
  learnt: false,
  lesson: null,
  taught: [],
})

const kept = (): Partial<Settings> => readStored(PLACE) ?? {}

export const settings: Settings = $state({ ...usual(), ...kept() })

/** Stores every change, and follows changes of other windows of this browser; called once, by the app. */
export function keepSettings(): void {
  let known = ''
  addEventListener('storage', ({ key }) => {
    if (key !== PLACE) return
    Object.assign(settings, kept())
    known = JSON.stringify(settings) // not written back: two windows would undo each other's changes
  })
  $effect(() => {
    const text = JSON.stringify(settings)
    if (text === known) return
    known = text
    store(PLACE, settings)
  })
}

/** Whether there is sound. */
export const audible = (): boolean => !settings.muted && settings.volume > 0

/** One key, or one tap: off, and on again as loud as it was. */
export function switchSound(): void {
  settings.muted = audible()
  if (!settings.muted && settings.volume === 0) settings.volume = usual().volume
}

/** Whether things should move as little as possible. */
export const calm = (): boolean => settings.calm ?? matchMedia('(prefers-reduced-motion: reduce)').matches
