import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../../src/screens/make/scenario/draft'
import {
  type Kept,
  MOST_KEPT,
  put,
  putBack,
  savedIn,
  without,
} from '../../src/screens/make/scenario/saved/savedList'

const kept = (id: string, at: number): Kept => ({ id, at, draft: emptyDraft(id) })

describe('the shelf', () => {
  const shelf = [kept('c', 3), kept('b', 2), kept('a', 1)]
  const ids = (list: readonly Kept[]) => list.map(({ id }) => id).join('')

  test('has the last one worked on first, and each once', () => {
    expect(ids(put(shelf, kept('a', 4)))).toBe('acb')
    expect(ids(put(shelf, kept('d', 4)))).toBe('dcba')
  })
  test('brings back what was deleted to where it was', () => {
    const gone = without(shelf, 'b')
    expect(ids(gone)).toBe('ca')
    expect(ids(putBack(gone, kept('b', 2)))).toBe('cba')
  })
  test('has an end', () => {
    let full: Kept[] = []
    for (let n = 0; n < MOST_KEPT + 5; n++) full = put(full, kept(String(n), n))
    expect(full.length).toBe(MOST_KEPT)
    expect(full[0]?.id).toBe(String(MOST_KEPT + 4))
  })
  test('is read back as it was kept', () => {
    expect(savedIn(shelf)).toEqual(shelf)
  })
  test.each([null, '', {}, [1, null, { id: 'a' }], [{ id: 'a', at: 1, draft: {} }]])(
    'passes over what it cannot read: %j',
    (found) => expect(savedIn(found)).toEqual([]),
  )
})
