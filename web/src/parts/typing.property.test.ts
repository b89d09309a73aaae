import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'
import { groupTyped, typedAfter } from './typing.ts'

const figure = fc.constantFrom(...'0123456789')
const anyKey = fc.oneof(
  { weight: 5, arbitrary: figure },
  { weight: 2, arbitrary: fc.constantFrom('.', ',') },
  { weight: 1, arbitrary: fc.constantFrom(..."，、。．１２５０ -+e\u2212'") },
)
const someText = fc.string({ unit: anyKey, maxLength: 14 })
const somePlaces = fc.constantFrom(0, 2, 6, 8)

const keyByKey = (text: string) =>
  [...text].reduce((raw, data) => {
    const shown = groupTyped(raw) + data
    return typedAfter(raw, { text: shown, caret: shown.length, data, inputType: 'insertText' }).raw
  }, '')

/** The figures of a text without what a zero more or less in front or behind changes. */
const figuresOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')
const bare = (figures: string) => figures.replace(/^0+/, '').replace(/0+$/, '')

describe('a text in a number field', () => {
  test('is the same typed key by key as pasted, and shows what is sent', () => {
    fc.assert(
      fc.property(someText, somePlaces, (text, places) => {
        const raw = keyByKey(text)
        expect(raw).toBe(text)
        expect(readAmount(groupTyped(raw), places)).toEqual(readAmount(text, places))
      }),
      { numRuns: 3000 },
    )
  })

  test('loses and gains no figure on its way, or is refused', () => {
    fc.assert(
      fc.property(someText, somePlaces, (text, places) => {
        const read = readAmount(text, places)
        if (read.kind !== 'amount') return
        expect(bare(figuresOf(read.amount))).toBe(bare(figuresOf(text)))
        expect(read.amount).toMatch(/^(0|[1-9]\d*)(\.\d+)?$/)
        expect(read.amount.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(places)
        expect(text).not.toMatch(/[-+e\u2212]/)
      }),
      { numRuns: 3000 },
    )
  })

  test('is read again as the field itself writes it', () => {
    const whole = fc.stringMatching(/^(0|[1-9]\d{0,14})$/)
    const amounts = fc
      .tuple(whole, fc.stringMatching(/^\d{0,6}$/))
      .map(([before, after]) => (after ? `${before}.${after}` : before))
    fc.assert(
      fc.property(amounts, amount => {
        const wide = groupTyped(amount).replace(/[\d.,]/g, mark =>
          String.fromCharCode(mark.charCodeAt(0) + 0xfee0),
        )
        for (const text of [groupTyped(amount), wide, amount])
          expect(readAmount(text, 6)).toEqual({ kind: 'amount', amount })
      }),
      { numRuns: 1000 },
    )
  })

  test('keeps what is left of it when keys are typed and taken away anywhere', () => {
    const key = fc.record({ at: fc.nat(20), data: fc.option(anyKey) })
    fc.assert(
      fc.property(fc.array(key, { maxLength: 25 }), somePlaces, (keys, places) => {
        let raw = ''
        for (const { at, data } of keys) {
          const shown = groupTyped(raw)
          const from = Math.min(at, shown.length)
          const edit = data
            ? {
                text: shown.slice(0, from) + data + shown.slice(from),
                caret: from + 1,
                data,
                inputType: 'insertText',
              }
            : {
                text: shown.slice(0, Math.max(0, from - 1)) + shown.slice(from),
                caret: Math.max(0, from - 1),
                inputType: 'deleteContentBackward',
              }
          const next = typedAfter(raw, edit).raw
          const figures = (text: string) => text.replaceAll(',', '')
          expect(figures(next)).toBe(figures(edit.text))
          expect(readAmount(groupTyped(next), places)).toEqual(readAmount(next, places))
          raw = next
        }
      }),
      { numRuns: 1000 },
    )
  })
})
