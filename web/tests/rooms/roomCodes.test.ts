import { describe, expect, test } from 'vitest'
import { codeIn } from '../../src/rooms/roomCodes'

describe('a code is found however it is written', () => {
  test.each([
    'kibo-ruta',
    'KIBO-RUTA',
    'kiboruta',
    ' kibo ruta ',
    'kibo – ruta',
    'Kibo_Ruta',
    'https://play.example.org/kibo-ruta',
    'play.example.org/KIBORUTA/',
    'https://play.example.org/kibo-ruta#abc?x',
  ])('%s', (typed) => expect(codeIn(typed)).toBe('kibo-ruta'))
})

describe('what is no code is none', () => {
  test.each(['', 'kibo', 'kibo-rut', 'kibo-rutaa', 'kibo-rut4', 'https://play.example.org/', 'кібо-рута'])(
    '%s',
    (typed) => expect(codeIn(typed)).toBeNull(),
  )
})
