import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { balancesAt, columnSums, entriesOf } from './replay.ts'

const event = (...legs: [string, string, string][]) =>
  ({ legs: legs.map(([account, currency, amount]) => ({ account, currency, amount })) }) as wire.AuditEvent

const events = [
  event(
    ['world:chain', 'USD', '-1000.00'],
    ['user:7:available', 'USD', '998.00'],
    ['house:fees', 'USD', '2.00'],
  ),
  event(['user:7:available', 'USD', '-100.00'], ['user:7:locked', 'USD', '100.00']),
  event(['user:7:available', 'USD', '-0.10'], ['house:transit', 'USD', '0.10']),
]

describe('replaying a member', () => {
  test('shows balances then, since and now from the legs alone', () => {
    expect(balancesAt('7', events, 1)).toEqual([
      { currency: 'USD', pocket: 'available', before: '998', since: '-100.1', now: '897.9' },
      { currency: 'USD', pocket: 'locked', before: '0', since: '100', now: '100' },
    ])
  })

  test('at the last event has nothing since', () => {
    expect(balancesAt('7', events, 3).every(({ since }) => since === '0')).toBe(true)
  })

  test('shows taking out as debit and putting in as credit, and both columns equal', () => {
    const legs = events[0]?.legs ?? []
    expect(entriesOf(legs)[0]).toEqual({ account: 'world:chain', currency: 'USD', debit: '1000.00' })
    expect(columnSums(legs)).toEqual([{ currency: 'USD', debit: '1000', credit: '1000' }])
  })
})
