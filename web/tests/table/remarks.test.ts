/** Bots speak in codes: each reader has them in their own language. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages'
import { remarkText } from '../../src/i18n/remarks'
import { speak } from '../../src/i18n/words.svelte'
import { ABILITIES, AIMS, HEROES, TOPICS, type RemarkedEvent } from '../../src/protocol/messages'

const remark = (parts: Partial<RemarkedEvent> = {}): RemarkedEvent => ({
  type: 'remarked',
  at: 0,
  seat: 1,
  topic: 'can',
  hero: 'elf',
  ability: 'west',
  aim: 'hourglass',
  target: null,
  ...parts,
})
const reader = { mySeat: 0, nameOf: (seat: number) => ['Ada', 'Tick', 'Moss'][seat] ?? '' }

vi.stubGlobal('document', { documentElement: { lang: '' } })
afterEach(() => speak('en'))

describe('a remark', () => {
  it.each([
    ['en', 'Hourglass: I can move the elf west.'],
    ['it', 'Clessidra: posso spostare l’elfo a ovest.'],
    ['nl', 'Zandloper: ik kan de elf naar het westen verplaatsen.'],
    ['fr', 'Sablier\u202f: je peux déplacer l’elfe à l’ouest.'],
    ['uk', 'Годинник: я можу пересунути ельфа на захід.'],
    ['es', 'Reloj de arena: puedo mover al elfo al oeste.'],
    ['pl', 'Klepsydra: mogę przesunąć elfa na zachód.'],
  ] as [Language, string][])('is read in %s', async (language, words) => {
    await speak(language)
    expect(remarkText(remark(), reader)).toBe(words)
  })

  it('says for whom it waits: you, somebody by name, or anybody', async () => {
    await speak('en')
    const waits = (target: number | null) =>
      remarkText(remark({ topic: 'waits', ability: 'escalator', aim: 'exit', target }), reader)
    expect(waits(0)).toBe('Exit: can you put the elf on the escalator? I’m waiting for you.')
    expect(waits(2)).toBe('Exit: Moss, can you put the elf on the escalator? I’m waiting.')
    expect(waits(null)).toBe('Exit: can someone put the elf on the escalator? I’m waiting.')
  })

  it.each(Object.keys(LANGUAGES) as Language[])('has words for everything in %s', async (language) => {
    await speak(language)
    for (const topic of TOPICS)
      for (const aim of AIMS)
        for (const ability of ABILITIES)
          for (const hero of HEROES) {
            const text = remarkText(remark({ topic, aim, ability, hero, target: 2 }), reader)
            expect(text).not.toMatch(/remark-|[{}]|undefined/)
          }
  })
})
