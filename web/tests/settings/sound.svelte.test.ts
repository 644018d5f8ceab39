import { beforeEach, describe, expect, test } from 'vitest'
import { audible, settings, switchSound } from '../../src/settings/settings.svelte'

beforeEach(() => Object.assign(settings, { volume: 0.4, muted: false }))

describe('sound by one key or one tap', () => {
  test('goes off, and comes back as loud as it was', () => {
    switchSound()
    expect(audible()).toBe(false)
    switchSound()
    expect([audible(), settings.volume]).toEqual([true, 0.4])
  })
  test('comes on for somebody who had turned it all the way down', () => {
    settings.volume = 0
    expect(audible()).toBe(false)
    switchSound()
    expect(audible()).toBe(true)
  })
})
