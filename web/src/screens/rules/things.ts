/** Which rules speak of a thing: whoever searches by another of its names (`rules-names-*`) finds them. */
const RULES_ABOUT: Readonly<Record<string, string>> = {
  barbarian: 'P8 C13',
  mage: 'P6 C13',
  elf: 'P4 C4 C13',
  dwarf: 'G8 P5 C4 C13',
  vortex: 'S4 A6 T3 W3 C13 C16',
  escalator: 'G8 S4 A7 T3',
  exploration: 'G4 G7 S4 A8 X1 X2 X3 X4 X5 T3 P4 P6 E2 D6',
  item: 'W1 C10 D1',
  exit: 'W4 W6 P1 P2 C1 C2 C10 C17 D1',
  hourglass: 'S6 H1 H2 H3 H4 H5 T2 P3 P7 L3 C11 D1 D2',
  ball: 'P6 C5 D1',
  camera: 'P7 P8 C6 C7 D1 D2',
  spent: 'H3 P6 C11 D2',
  passage: 'G8 P5 C4',
  start: 'G4 S2 C11 C17',
  stack: 'S3 X2 X5 C8 C11 C13',
  board: 'A6 P7',
  mall: 'G1 S1 W4 C13',
  bell: 'T3 T5 L4 C9 C14 C15',
  card: 'S4 S5 A2 P3 L1 L2 L3 L4 C3 C9 D3 D5',
  ability: 'S4 A1 L1',
  talk: 'S6 H1 T1 T2 T3 T4 T7 W7 P4 C1 C4 C12 C14 C15',
  stare: 'T3 T6 L4 C14',
  gesture: 'T1 C12',
  theft: 'A6 H5 W1 W2 W6 C11 E1 E2 E3 D4',
  leader: 'C9 D3 D5',
  host: 'S6',
  solo: 'S5 L1 L2 L3 L4',
}

export const THINGS: readonly string[] = Object.keys(RULES_ABOUT)

/** The rules that speak of a thing, by number. */
export const rulesAbout = (thing: string): string[] => (RULES_ABOUT[thing] ?? '').split(' ')

/** All words by which a rule is found: its own, those of its scenario's name, and all names of what it speaks of. */
export function searchedWords(id: string, words: (key: string) => string): string {
  const things = THINGS.filter((thing) => rulesAbout(thing).includes(id))
  const title = id.startsWith('C') ? [words(`scenario-${id.slice(1)}-name`)] : []
  return [words(`rules-${id}`), ...title, ...things.map((thing) => words(`rules-names-${thing}`))].join(' ')
}
