/** The chapters of the rules page: the numbers of their rules, and their pictures. */
export interface Chapter {
  letter: string
  /** The numbers of its rules. */
  count: number
  /** Tiles of the standard set that show what it is about, with the key of their description. */
  figures: readonly { face: string; key: string }[]
  /** Drawings beside single rules, by number. */
  pictures: Readonly<Record<number, string>>
}

export const CHAPTERS: readonly Chapter[] = [
  { letter: 'S', count: 6, figures: [{ face: '1A', key: 'start' }], pictures: { 3: 'pile' } },
  {
    letter: 'A',
    count: 10,
    figures: [],
    pictures: { 1: 'heroes/elf', 6: 'signs/vortex-mage' },
  },
  {
    letter: 'X',
    count: 5,
    figures: [{ face: '3', key: 'explore' }],
    pictures: { 1: 'signs/exploration-barbarian', 2: 'back' },
  },
  { letter: 'H', count: 5, figures: [], pictures: { 3: 'signs/hourglass' } },
  { letter: 'T', count: 7, figures: [], pictures: { 5: 'bell' } },
  {
    letter: 'W',
    count: 7,
    figures: [
      { face: '9', key: 'item' },
      { face: '2', key: 'exit' },
    ],
    pictures: { 1: 'signs/item-elf', 4: 'signs/exit-elf' },
  },
  {
    letter: 'P',
    count: 8,
    figures: [
      { face: '13', key: 'passage' },
      { face: '15', key: 'ball' },
      { face: '16', key: 'camera' },
    ],
    pictures: {
      1: 'signs/exit-mage',
      2: 'signs/exit-barbarian',
      4: 'heroes/elf',
      5: 'heroes/dwarf',
      6: 'signs/ball',
      7: 'signs/camera',
      8: 'heroes/barbarian',
    },
  },
  { letter: 'G', count: 9, figures: [], pictures: {} },
  { letter: 'L', count: 4, figures: [], pictures: {} },
  { letter: 'C', count: 17, figures: [], pictures: {} },
  { letter: 'E', count: 3, figures: [], pictures: {} },
  { letter: 'D', count: 6, figures: [], pictures: {} },
]

export const SIGNS: readonly ({ key: string } & ({ picture: string } | { ability: 'escalator' }))[] = [
  { key: 'exploration', picture: 'signs/exploration-elf' },
  { key: 'item', picture: 'signs/item-mage' },
  { key: 'exit', picture: 'signs/exit-mage' },
  { key: 'hourglass', picture: 'signs/hourglass' },
  { key: 'vortex', picture: 'signs/vortex-dwarf' },
  { key: 'escalator', ability: 'escalator' },
  { key: 'ball', picture: 'signs/ball' },
  { key: 'camera', picture: 'signs/camera' },
  { key: 'spent', picture: 'signs/spent' },
]

export const ruleIds = ({ letter, count }: Chapter): string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether a rule matches a search: by its number, or because all words are in it. */
export function matches(wanted: string, id: string, text: string): boolean {
  const query = plain(wanted).trim()
  if (/^[a-z]\d*$/.test(query))
    return new RegExp(`^${query}${/\d/.test(query) ? '$' : '\\d'}`).test(id.toLowerCase())
  return query.split(/\s+/).every((word) => plain(text).includes(word))
}
