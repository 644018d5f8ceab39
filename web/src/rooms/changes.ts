import type { RoomChanges, RoomFacts } from '../protocol/messages'

/** The room after changes: parts are new, people stand in the order of their numbers. */
export function withChanges(before: RoomFacts, { people = [], gone = [], ...parts }: RoomChanges): RoomFacts {
  const known = new Map(before.people.map((person) => [person.id, person]))
  for (const person of people) known.set(person.id, person)
  for (const id of gone) known.delete(id)
  return { ...before, ...parts, people: [...known.values()].sort((one, other) => one.id - other.id) }
}
