import { describe, expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const secret = 'a secret of the tests, which is long enough'
const number = '4111111111111111'

describe('a seal', () => {
  const { seal, open } = createSeal(secret, 'card number')
  test('opens again, and never looks the same twice', () => {
    const sealed = seal(number, 'card-1')
    expect(open(sealed, 'card-1')).toBe(number)
    expect(seal(number, 'card-1')).not.toEqual(sealed)
    expect(sealed.toString('latin1')).not.toContain(number)
  })
  test('does not open for another record, another purpose, another secret, or after a change', () => {
    const sealed = seal(number, 'card-1')
    const changed = Buffer.from(sealed)
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    expect(() => open(sealed, 'card-2')).toThrow()
    expect(() => open(changed, 'card-1')).toThrow()
    expect(() => createSeal(secret, 'other').open(sealed, 'card-1')).toThrow()
    expect(() => createSeal(`${secret}!`, 'card number').open(sealed, 'card-1')).toThrow()
  })
})
