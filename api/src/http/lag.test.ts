import type { Position } from '@strongroom/ledger/eventlog'
import { describe, expect, test } from 'vitest'
import { createLag } from './lag.ts'

const at = (position: number) => String(position).padStart(8, '0') as Position

const given = () => {
  let nowMs = 1_000_000
  const shown = new Map<string, Position>()
  const lag = createLag(
    reads => {
      const positions = reads.map(name => shown.get(name))
      return positions.includes(undefined) ? undefined : (positions.sort()[0] as Position)
    },
    () => nowMs,
  )
  const passes = (ms: number) => {
    nowMs += ms
  }
  return { lag, shown, passes }
}

describe('how far read models are behind', () => {
  test('is the age of the oldest event that one of them lacks', () => {
    const { lag, shown, passes } = given()
    shown.set('wallets', at(1)).set('swaps', at(3))
    lag.moved(at(2))
    passes(3_000)
    lag.moved(at(3))
    expect(lag.behindMs(['wallets', 'swaps'])).toBe(3_000)
    expect(lag.behindMs(['swaps'])).toBe(0)
    shown.set('wallets', at(2))
    passes(500)
    expect(lag.behindMs(['wallets'])).toBe(500)
    shown.set('wallets', at(3))
    expect(lag.behindMs(['wallets'])).toBe(0)
  })

  test('is zero while nothing is heard of them, or of the log', () => {
    const { lag, shown, passes } = given()
    lag.moved(at(2))
    passes(9_000)
    expect(lag.behindMs(['wallets'])).toBe(0)
    shown.set('swaps', at(2))
    expect(lag.behindMs(['swaps'])).toBe(0)
  })

  test('goes by when an event was written, where it was heard of late', () => {
    const { lag, shown } = given()
    shown.set('wallets', at(1))
    lag.moved(at(2), 1_000_000 - 4_000)
    expect(lag.behindMs(['wallets'])).toBe(4_000)
  })

  test('counts a burst as one, and the last event of it too', () => {
    const { lag, shown, passes } = given()
    for (let position = 1; position <= 9; position++) {
      lag.moved(at(position))
      passes(10)
    }
    shown.set('wallets', at(8))
    passes(5_000)
    expect(lag.behindMs(['wallets'])).toBe(5_090)
  })

  test('is exact to some hundreds of milliseconds however long they stand still', () => {
    const { lag, shown, passes } = given()
    shown.set('wallets', at(0))
    for (let position = 1; position <= 3_000; position++) {
      lag.moved(at(position))
      passes(300)
    }
    expect(lag.behindMs(['wallets'])).toBe(900_000)
    shown.set('wallets', at(3_000))
    expect(lag.behindMs(['wallets'])).toBe(0)
  })
})
