import { describe, expect, test } from 'vitest'
import { begin, change, redo, undo } from '../../src/screens/make/scenario/history'

describe('what was done can be undone', () => {
  const done = change(change(begin('a'), 'b'), 'c')

  test('step by step, and done again', () => {
    expect(undo(done).now).toBe('b')
    expect(undo(undo(done)).now).toBe('a')
    expect(redo(undo(done)).now).toBe('c')
    expect(redo(redo(undo(undo(done)))).now).toBe('c')
  })
  test('no further than to the beginning and the end', () => {
    expect(undo(begin('a'))).toEqual(begin('a'))
    expect(redo(done)).toBe(done)
  })
  test('and something else can be done instead', () => {
    const other = change(undo(done), 'd')
    expect(other.now).toBe('d')
    expect(redo(other)).toBe(other)
    expect(undo(other).now).toBe('b')
  })
})

describe('letters typed into one field', () => {
  const typed = change(change(change(begin(''), 'N', 'name'), 'Ni', 'name'), 'Nix', 'name')

  test('are undone together', () => expect(undo(typed).now).toBe(''))
  test('apart from those typed into another', () => {
    expect(undo(change(typed, 'Nix!', 'about')).now).toBe('Nix')
  })
  test('and apart from those typed before something was undone', () => {
    const again = change(undo(change(typed, 'x')), 'Nixe', 'name')
    expect(undo(again).now).toBe('Nix')
  })
})

test('the memory has an end', () => {
  let history = begin(0)
  for (let n = 1; n <= 500; n++) history = change(history, n)
  expect(history.past.length).toBe(200)
  expect(history.past[0]).toBe(300)
})
