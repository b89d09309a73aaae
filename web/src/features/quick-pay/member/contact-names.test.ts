import { describe, expect, test } from 'vitest'
import { calledAs, hueOf, initialsOf } from './contact-names.ts'

describe('a contact', () => {
  test.each([
    ['Ben Okafor', 'BO'],
    ['Mia van Lund', 'ML'],
    ['ada', 'A'],
    ['b…', 'B'],
    ['陳大文', '陳'],
    ['@ben.o', 'B'],
    ['100046', '1'],
    ['', ''],
  ])('called %j has the initials %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
  test('is called by nickname, name, handle or number, the first that there is', () => {
    const payee = { uid: '100046', username: 'Ben O.', handle: 'ben.o' }
    expect(calledAs({ ...payee, nickname: 'Rent' })).toBe('Rent')
    expect(calledAs(payee)).toBe('Ben O.')
    expect(calledAs({ ...payee, username: '' })).toBe('@ben.o')
    expect(calledAs({ uid: '100046', username: '', handle: null })).toBe('100046')
  })
  test('has one colour of five, the same for the same number', () => {
    const hues = Array.from({ length: 50 }, (_, n) => hueOf(String(100_040 + n)))
    expect(new Set(hues).size).toBe(5)
    expect(hueOf('100046')).toBe(hueOf('100046'))
  })
})
