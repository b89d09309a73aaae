import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Kept, keep } from '../book/persistent-map.ts'
import { type Piece, putBack, takeApart } from './state-pieces.ts'

const stored = (pieces: Iterable<Piece>): Piece[] => JSON.parse(JSON.stringify([...pieces]))
const together = (pieces: readonly Piece[]) => pieces.toReversed().reduce(putBack, undefined as unknown)

describe('a value taken apart', () => {
  test('is the same when its pieces are put back', () => {
    const long = fc
      .integer({ min: 3_000, max: 9_000 })
      .map(length => Array.from({ length }, (_, n) => `${n}`))
    const value = fc.letrec(tie => ({
      node: fc.oneof(
        { withCrossShrink: true },
        fc.jsonValue(),
        long,
        fc.dictionary(fc.string(), tie('node'), { maxKeys: 4 }),
        fc.array(tie('node'), { maxLength: 4 }),
      ),
    })).node
    fc.assert(
      fc.property(value, each => {
        const asJson = JSON.parse(JSON.stringify(each))
        expect(together(stored(takeApart(asJson)))).toEqual(asJson)
      }),
      { numRuns: 60 },
    )
  })

  test('has no piece that takes long, however many cases there are', () => {
    let cases: Kept<string> = []
    for (let n = 0; n < 30_000; n++) cases = keep(cases, `case-${n}`, `value ${n}`)
    const state = { cases, few: { a: 1 } }
    const pieces = [...takeApart(state)]
    expect(pieces.length).toBeGreaterThan(20)
    expect(Math.max(...pieces.map(piece => JSON.stringify(piece).length))).toBeLessThan(300_000)
    expect(together(stored(pieces))).toEqual(state)
  })

  test('has no long piece where many of its parts are each just short enough to be none', () => {
    const list = Array.from({ length: 1_900 }, (_, n) => `value ${n}`)
    const state = { ways: Array.from({ length: 32 }, () => list) }
    const pieces = [...takeApart(state)]
    expect(Math.max(...pieces.map(piece => JSON.stringify(piece).length))).toBeLessThan(100_000)
    expect(together(stored(pieces))).toEqual(state)
  })

  test('that is short is one piece', () => {
    expect([...takeApart({ a: [1, 2] })]).toEqual([{ path: [], value: { a: [1, 2] } }])
  })
})
