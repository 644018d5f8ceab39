import { expect, test, vi } from 'vitest'
import { handoverCode } from '../../src/rooms/handoverCode'

test.each([
  ['', undefined],
  ['#AB%2012', 'AB 12'],
  ['#%', undefined],
])('the code in a link that ends in %j is %j', (hash, code) => {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { hash, pathname: '/kibo-ruta' })
  vi.stubGlobal('history', { state: null, replaceState })
  expect(handoverCode()).toBe(code)
  expect(replaceState).toHaveBeenCalledTimes(hash ? 1 : 0)
})
