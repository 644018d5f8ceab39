/** The address of the book: its group, and whether to print it at once. */
export interface Asked {
  group: string | null
  print: boolean
}

const GROUP = /^[0-9a-f]{1,64}$/

export function askedFor(search: string): Asked {
  const words = new URLSearchParams(search)
  const group = words.get('group')
  return { group: group !== null && GROUP.test(group) ? group : null, print: words.has('print') }
}

export function addressOf({ group, print }: Asked): string {
  const words = [...(group ? [`group=${group}`] : []), ...(print ? ['print'] : [])]
  return words.length ? `/book?${words.join('&')}` : '/book'
}
