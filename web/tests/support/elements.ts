/** Elements that keep what is put into them; an animation ends when a test says so. */
import { beforeEach, vi } from 'vitest'

export class FakeElement {
  className = ''
  children: FakeElement[] = []
  readonly dataset: Record<string, string> = {}
  readonly style = { setProperty: () => undefined }
  readonly classList = { toggle: () => undefined }
  animation: { onfinish: (() => void) | null } | null = null
  #parent: FakeElement | null = null

  append(...children: FakeElement[]): void {
    this.children.push(...children)
    for (const child of children) child.#parent = this
  }

  remove(): void {
    const parent = this.#parent
    if (parent) parent.children = parent.children.filter((child) => child !== this)
  }

  animate(): NonNullable<FakeElement['animation']> {
    return (this.animation = { onfinish: null })
  }
}

/** Call it once in a file: what its tests make are such elements. */
export function fakeElements(): void {
  beforeEach(() => {
    vi.stubGlobal('document', { createElement: () => new FakeElement() })
  })
}
