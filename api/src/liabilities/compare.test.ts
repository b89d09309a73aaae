import type { HoldingRow } from '@strongroom/projections/liabilities'
import { expect, test } from 'vitest'
import { compareCurrencies } from './compare.ts'

const root = 'a'.repeat(64)
const held = (currency: string, amount: string, held_on: string) =>
  ({ currency, amount, held_on }) as HoldingRow

test('what is owed stands beside what is held, exactly, for every currency of either', () => {
  const totals = [
    { currency: 'BTC', amount: '0.3', root },
    { currency: 'USD', amount: '100.01', root },
  ]
  const holdings = [
    held('BTC', '0.1', '2026-11-22'),
    held('BTC', '0.2', '2026-11-20'),
    held('EUR', '5', '2026-11-21'),
  ]
  expect(compareCurrencies(totals, holdings)).toEqual([
    {
      ...{ currency: 'BTC', owed: '0.3', held: '0.3', difference: '0' },
      ...{ first_date: '2026-11-20', last_date: '2026-11-22' },
    },
    {
      ...{ currency: 'EUR', owed: '0', held: '5', difference: '5' },
      ...{ first_date: '2026-11-21', last_date: '2026-11-21' },
    },
    { currency: 'USD', owed: '100.01', held: '0', difference: '-100.01', first_date: null, last_date: null },
  ])
})
