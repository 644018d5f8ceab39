/** The book that is open: whose it is, what is in it, and whose it could be. */
import type { BookGroup, ChallengeBook } from '../../protocol/api'
import { addressOf } from './address'
import { loadBook, loadGroups } from './api'
import { knownGroups } from './known'

const GROUPS_AT_ONCE = 12
const MORE_GROUPS = 50

export class OpenBook {
  group = $state<string | null>(null)
  groups = $state.raw<readonly BookGroup[]>([])
  total = $state(0)
  /** Together with the groups: they stand above it. */
  book = $state.raw<ChallengeBook | null>(null)
  /** Nobody answers; whose book it is stays as it was asked for. */
  away = $state(false)

  /** Whether the groups are known. */
  #listed: Promise<boolean>

  constructor(group: string | null) {
    this.group = group
    this.#listed = this.#list(GROUPS_AT_ONCE)
    void this.#show(group)
  }

  choose(group: string | null): void {
    this.group = group
    history.replaceState(history.state, '', addressOf({ group, print: false }))
    void this.#show(group)
  }

  more(): void {
    void this.#list(MORE_GROUPS)
  }

  retry(): void {
    this.away = false
    this.#listed = this.#list(GROUPS_AT_ONCE)
    void this.#show(this.group)
  }

  async #list(limit: number): Promise<boolean> {
    const first = [...new Set([...(this.group ? [this.group] : []), ...knownGroups()])]
    const found = await loadGroups(first, limit)
    if (!found) return false
    this.groups = found.groups
    this.total = found.total
    return true
  }

  async #show(wanted: string | null): Promise<void> {
    const [found, listed] = await Promise.all([loadBook(wanted), this.#listed])
    if (wanted !== this.group) return
    if (found === 'none' && wanted) this.choose(null)
    else {
      this.book = listed && typeof found !== 'string' ? found : null
      this.away = !this.book
    }
  }
}
