import { describe, expect, test } from 'vitest'
import { type TermName, termNames } from '../catalogue/member-terms.ts'
import { isBetterTier } from './better-tier.ts'
import type { TariffBook } from './conversions.ts'
import { bookWith } from './winning-cycles.ts'

const empty: TariffBook = { get: () => undefined, list: () => [] }
const swaps = bookWith(empty, {
  ...{ kind: 'swap-rate', id: 'USDC-BTC' },
  after: { source: 'USDC', target: 'BTC', rate: '1', feeRate: '0.003', vipFeeRates: {}, status: 1 },
})
const withGroup = (terms: object) =>
  bookWith(swaps, { kind: 'user-group', id: 'staff', after: { group_code: 'staff', ...terms } })

const none = { vipLevel: 0 }
const staff = { vipLevel: 0, userGroup: 'staff' }

/** A value of each term that is better for its member than the setting, and one that is worse. */
const values: Readonly<Record<TermName, readonly [better: string | number, worse: string | number]>> = {
  cc_rate: ['0.002', '0.004'],
  fps_ratio: ['0.128', '0.126'],
  fps_max: ['50001', '49999'],
  // The setting of deposits and of withdrawals is 0: only a group can be better than another there.
  bank_deposit_rate: ['0.01', '0.03'],
  bank_withdraw_rate: ['0.01', '0.03'],
  bank_limit: [4, 2],
}
const fees = { vipLevel: 0, userGroup: 'dear' }
const dear = (book: TariffBook) =>
  bookWith(book, {
    ...{ kind: 'user-group', id: 'dear' },
    after: { group_code: 'dear', bank_deposit_rate: '0.02', bank_withdraw_rate: '0.02' },
  })

describe('a tier is better for its member', () => {
  test.each(termNames)('by %s alone', name => {
    const [more, less] = values[name]
    const from = name.startsWith('bank_') && name !== 'bank_limit' ? fees : none
    const with_ = (value: string | number) =>
      dear(withGroup({ bank_deposit_rate: '0.02', bank_withdraw_rate: '0.02', [name]: value }))
    expect(isBetterTier(with_(more), { from, to: staff })).toBe(true)
    expect(isBetterTier(with_(less), { from, to: staff })).toBe(false)
  })

  test('never where it is the same, or sets nothing', () => {
    const book = withGroup({})
    expect(isBetterTier(book, { from: none, to: staff })).toBe(false)
    expect(isBetterTier(book, { from: staff, to: staff })).toBe(false)
  })

  test('also when it is left for what was better without it', () => {
    const book = withGroup({ bank_withdraw_rate: '0.02' })
    expect(isBetterTier(book, { from: none, to: staff })).toBe(false)
    expect(isBetterTier(book, { from: staff, to: none })).toBe(true)
  })

  test('by the fee of one pair of coins, at a level whose own fee is higher', () => {
    const book = bookWith(withGroup({ cc_rate: '0.001' }), {
      ...{ kind: 'vip-level', id: '3' },
      after: { level: 3, cc_rate: '0.002' },
    })
    expect(isBetterTier(book, { from: { vipLevel: 3 }, to: { ...staff, vipLevel: 3 } })).toBe(true)
    const lower = bookWith(book, { kind: 'vip-level', id: '3', after: { level: 3, cc_rate: '0' } })
    expect(isBetterTier(lower, { from: { vipLevel: 3 }, to: { ...staff, vipLevel: 3 } })).toBe(false)
  })
})
