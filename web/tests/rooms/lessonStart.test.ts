import { describe, expect, test } from 'vitest'
import { LessonStart } from '../../src/rooms/lesson/lessonStart'
import { TestRoom, person, room, welcome } from '../session/testRoom'

const lesson = { kind: 'team', sand_kept: 60_000, step: null } as const
const lobby = () => room({ game: null, phase: 'lobby', people: [person(1, 'Ada', 0)], lesson })

function opened() {
  const { server, session, timers } = new TestRoom()
  const start = new LessonStart(session)
  const told = (...messages: Parameters<typeof server.last.tell>): void => {
    for (const message of messages) {
      server.last.tell(message)
      start.look()
    }
  }
  server.last.accept()
  told(welcome(1, 0, 'secret'), lobby())
  const lose = (): void => {
    server.last.drop()
    start.look()
    timers.advance(300)
    server.last.accept()
  }
  return { server, told, lose }
}

describe('a first game', () => {
  test('is laid out once', () => {
    const { server, told } = opened()
    told(lobby())
    expect(server.last.of('deal')).toHaveLength(1)
  })

  test('is asked for again where the line was lost before it came', () => {
    const { server, told, lose } = opened()
    lose()
    told(welcome(1))
    expect(server.last.of('deal')).toEqual([])
    told(lobby())
    expect(server.last.of('deal')).toHaveLength(1)
  })

  test('is not asked for again where it lies there already', () => {
    const { server, told, lose } = opened()
    lose()
    told(welcome(1), room({ phase: 'heist', lesson }))
    expect(server.last.of('deal')).toEqual([])
  })
})
