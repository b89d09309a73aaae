import { describe, expect, test } from 'vitest'
import { changesBetween, columnSums, entriesOf } from './replay.ts'

const usd = (pocket: string, amount: string) => ({ currency: 'USD', pocket, amount })

describe('replaying a member', () => {
  test('compares two points by pocket, one of which may not know it yet', () => {
    expect(
      changesBetween([usd('available', '998')], [usd('available', '897.9'), usd('locked', '100')]),
    ).toEqual([
      { currency: 'USD', pocket: 'available', before: '998', change: '-100.1', after: '897.9' },
      { currency: 'USD', pocket: 'locked', before: '0', change: '100', after: '100' },
    ])
  })

  test('shows taking out as debit and putting in as credit, and both columns equal', () => {
    const legs = [
      { account: 'world:chain', currency: 'USD', amount: '-1000.00' },
      { account: 'user:7:available', currency: 'USD', amount: '998.00' },
      { account: 'house:fees', currency: 'USD', amount: '2.00' },
    ]
    expect(entriesOf(legs)[0]).toEqual({ account: 'world:chain', currency: 'USD', debit: '1000.00' })
    expect(columnSums(legs)).toEqual([{ currency: 'USD', debit: '1000', credit: '1000' }])
  })
})
