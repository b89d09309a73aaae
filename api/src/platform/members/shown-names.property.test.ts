import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortName } from './shown-names.ts'

const letter = fc.oneof(
  fc.constantFrom('a', 'B', 'é', 'ß', '陳', '大', 'ア', '👩‍👧'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter(one => /^\p{L}/u.test(one)),
)
const word = fc.array(letter, { minLength: 2, maxLength: 12 }).map(letters => letters.join(''))
const blanks = fc.constantFrom(' ', '  ', '\u3000')

describe('the short name of a stranger', () => {
  test('of several words is the first of them and one letter of the last', () => {
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 3 }), word, blanks, (first, middle, last, blank) => {
        const short = shortName([first, ...middle, last].join(blank))
        const letters = [...new Intl.Segmenter('en').segment(last)]
        expect(short).toBe(`${first} ${letters[0]?.segment}.`)
        for (const each of middle) if (!short.startsWith(each)) expect(short).not.toContain(` ${each} `)
      }),
    )
  })
  test('of one word is its first letter, whatever it is', () => {
    fc.assert(
      fc.property(word, name => {
        const [first] = [...new Intl.Segmenter('en').segment(name)]
        expect(shortName(name)).toBe(`${first?.segment}…`)
      }),
    )
  })
  test.each([
    ['Ben Okafor', 'Ben O.'],
    ['Mia van Okafor', 'Mia O.'],
    ['ben@example.com', 'b…'],
    ['陳大文', '陳…'],
    [' Ben ', 'B…'],
    ['', ''],
  ])('of %j is %j', (name, short) => expect(shortName(name)).toBe(short))
})
