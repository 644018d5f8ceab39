import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, store } from '../../src/settings/stored'

const storage = (text: string | null) => ({ getItem: () => text, setItem: vi.fn() })
afterEach(() => void vi.unstubAllGlobals())

describe('what this browser keeps', () => {
  it('is read as it was stored', () => {
    const kept = storage(null)
    vi.stubGlobal('localStorage', kept)
    store('here', { at: 1 })
    expect(kept.setItem).toHaveBeenCalledWith('here', '{"at":1}')
    vi.stubGlobal('localStorage', storage('{"at":1}'))
    expect(readStored('here')).toEqual({ at: 1 })
  })
  it.each([null, '', 'nonsense'])('is nothing where nobody can read it: %s', (text) => {
    vi.stubGlobal('localStorage', storage(text))
    expect(readStored('here')).toBeNull()
  })
  it('may be nothing at all: a browser that refuses does no harm', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    expect(readStored('here')).toBeNull()
    store('here', 1)
    expect(readStored('here'), 'until the page is closed').toBe(1)
  })
})
