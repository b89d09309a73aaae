import { describe, expect, test } from 'vitest'
import type { Position } from '../envelope.ts'
import { fromPosition, isPlace, toPosition } from './position.ts'

describe('a position', () => {
  test('comes back exactly as it was given', () => {
    const position = { commit: 9_223_372_036_854_775_807n, prepare: 548n }
    expect(fromPosition(toPosition(position))).toEqual(position)
  })

  test('compares as text as its numbers do', () => {
    const inOrder = [
      { commit: 9n, prepare: 9n },
      { commit: 10n, prepare: 3n },
      { commit: 10n, prepare: 10n },
      { commit: 100n, prepare: 0n },
    ]
    const texts = inOrder.map(toPosition)
    expect([...texts].sort()).toEqual(texts)
  })

  test('before the first record, which arrives as one behind all, is none', () => {
    const beforeFirst = 18_446_744_073_709_551_615n
    expect(isPlace({ commit: beforeFirst, prepare: beforeFirst })).toBe(false)
    expect(isPlace({ commit: 9_223_372_036_854_775_807n, prepare: 0n })).toBe(true)
  })

  test('of another log is refused', () => {
    expect(() => fromPosition('00000000000000000012' as Position)).toThrow('no position')
  })
})
