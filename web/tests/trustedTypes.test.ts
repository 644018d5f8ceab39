/** Text becomes markup or a script in one place only, where browsers that know Trusted Types let it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const SINKS =
  /\.(innerHTML|outerHTML)\s*=(?!=)|insertAdjacentHTML\(|parseFromString\(|new (Shared)?Worker\(|serviceWorker\s*\.register\(|\{@html|document\.write|\beval\(|new Function\(|srcdoc/
const sources = Object.entries(
  import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }),
)

describe('sinks', () => {
  it('are found where they are', () => {
    expect('sign.innerHTML = text').toMatch(SINKS)
    expect('if (sign.innerHTML === text)').not.toMatch(SINKS)
    expect(sources.length).toBeGreaterThan(100)
  })

  it('are handed nothing but what the policy made', () => {
    const raw = sources.flatMap(([file, text]) =>
      text
        .replace(/\(\s*\n\s*/g, '(')
        .split('\n')
        .filter((line) => SINKS.test(line) && !/own(Markup|Script)\(/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(raw).toEqual([])
  })
})

describe('the policy', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubGlobal('location', new URL('https://play.example/book'))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('makes markup as it is, and scripts of this server only', async () => {
    const { ownMarkup, ownScript } = await import('../src/trustedTypes')
    expect(ownMarkup('<svg/>')).toBe('<svg/>')
    expect(ownScript('/sw.js')).toBe('/sw.js')
    expect(() => ownScript('https://elsewhere.example/x.js')).toThrow(
      'no script from https://elsewhere.example/x.js',
    )
    expect(() => ownScript('data:text/javascript,1')).toThrow(TypeError)
  })

  it('is the browser’s where there is one', async () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    await import('../src/trustedTypes')
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['hushmaze'])
  })
})
