import { Decimal } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import type { TariffBook } from './conversions.ts'
import { bookWith, currenciesSetBy, letsMembersWin } from './winning-cycles.ts'

const empty: TariffBook = { get: () => undefined, list: () => [] }
const worthOf = (code: string) =>
  ({
    USD: new Decimal(1),
    USDC: new Decimal(1),
    USDT: new Decimal(1),
    HKD: new Decimal('0.128'),
    BTC: new Decimal(64_000),
  })[code]

const swap = (source: string, target: string, rate: string, more: object = {}) => ({
  ...{ kind: 'swap-rate', id: `${source}-${target}` },
  after: { source, target, rate, feeRate: '0.003', vipFeeRates: {}, status: 1, ...more },
})
const pair = (base: string, target: string, price: string | null, more: object = {}) => ({
  kind: 'trade-pair',
  id: `${base}-${target}`,
  after: { base, target, minimum: '0', price, status: 1, ...more },
})
const ratio = (field_value: string) => ({
  ...{ kind: 'sys-config', id: 'fpsRatio', after: { field_code: 'fpsRatio', field_value } },
})
type Change = { readonly kind: string; readonly id: string; readonly after: object | null }
const book = (...changes: readonly Change[]) => changes.reduce(bookWith, empty)
const wins = (before: TariffBook, change: Change) =>
  letsMembersWin({ before, after: bookWith(before, change) }, worthOf)

describe('a change lets members win', () => {
  const both = book(swap('USD', 'USDC', '1'), swap('USDC', 'USD', '1'))

  test.each([
    // 0.997 twice is 0.994009, and a rate above 1.006027 is more than that takes.
    ['1.003', 'alone at the market’s price less the fee', false],
    ['1.004', 'against the market', true],
    ['1.05', 'around the two', true],
    ['0.9', 'never where it is worse for them', false],
  ])('by a swap at %s: %s', (rate, _, is) => {
    expect(wins(both, swap('USD', 'USDC', rate))).toBe(is)
  })

  test('by the fee of the lowest level, by the pair’s or by the level’s own between coins', () => {
    const at = book(swap('USD', 'USDC', '1.002'), swap('USDC', 'USD', '1'))
    expect(wins(at, swap('USD', 'USDC', '1.002', { vipFeeRates: { 9: '0.001' } }))).toBe(true)
    const level = { kind: 'vip-level', id: '4', after: { level: 4, cc_rate: '0', fps_ratio: null } }
    expect(wins(book(swap('USDC', 'BTC', '0.00001565')), level)).toBe(true)
    expect(wins(book(swap('USDC', 'BTC', '0.000015625')), level)).toBe(false)
  })

  test('by a user group’s fee between coins, at whichever level, or its ratio of FPS', () => {
    const group = (terms: object) => ({
      ...{ kind: 'user-group', id: 'staff' },
      after: { group_code: 'staff', cc_rate: null, fps_ratio: null, ...terms },
    })
    expect(wins(book(swap('USDC', 'BTC', '0.00001565')), group({ cc_rate: '0' }))).toBe(true)
    expect(wins(book(swap('USDC', 'BTC', '0.000015625')), group({ cc_rate: '0' }))).toBe(false)
    expect(wins(empty, group({ fps_ratio: '0.1281' }))).toBe(true)
    expect(wins(empty, group({ fps_ratio: '0.128' }))).toBe(false)
  })

  test('by a pair’s price, with the pair that another one moved on another day, and the swap between', () => {
    const moved = book(swap('USDC', 'USD', '1'), pair('BTC', 'USD', '64000'))
    expect(wins(moved, pair('BTC', 'USDC', '64100'))).toBe(false)
    expect(wins(moved, pair('BTC', 'USDC', '64200'))).toBe(true)
    const hidden = bookWith(moved, pair('BTC', 'USDC', '64200', { status: 0 }))
    expect(wins(hidden, pair('BTC', 'USDC', '64200'))).toBe(true)
  })

  test('by a price with pairs that are filled at the market’s', () => {
    const atMarket = book(pair('BTC', 'USD', null), swap('USDC', 'USD', '1'))
    expect(wins(atMarket, pair('BTC', 'USDC', '64300'))).toBe(true)
    expect(wins(atMarket, pair('BTC', 'USDC', null))).toBe(false)
  })

  test('by a ratio of FPS, or a level’s own', () => {
    expect(wins(empty, ratio('0.128'))).toBe(false)
    expect(wins(empty, ratio('0.1281'))).toBe(true)
    const level = { kind: 'vip-level', id: '4', after: { level: 4, cc_rate: null, fps_ratio: '0.1281' } }
    expect(wins(empty, level)).toBe(true)
  })

  test('by a dollar on a card for less than a dollar', () => {
    const item = (usdc_required: string) => ({
      ...{ kind: 'charge-item', id: 'x' },
      after: { amount: '100', usdc_required, usdt_required: '101', status: 1 },
    })
    expect(wins(empty, item('100'))).toBe(false)
    expect(wins(empty, item('99.99'))).toBe(true)
  })

  test('by what is better than it was, where no price outside is known', () => {
    const before = book(swap('XAU', 'USD', '2000'))
    expect(wins(before, swap('XAU', 'USD', '1999'))).toBe(false)
    expect(wins(before, swap('XAU', 'USD', '2001'))).toBe(true)
    expect(wins(empty, pair('XAU', 'USD', '2000'))).toBe(true)
  })

  test('not by what takes a conversion away, or is none', () => {
    expect(wins(both, { kind: 'swap-rate', id: 'USD-USDC', after: null })).toBe(false)
    const setting = { kind: 'sys-config', id: 'qrMaxTimes', after: { field_value: '9' } }
    expect(currenciesSetBy({ before: both, after: bookWith(both, setting) })).toEqual([])
  })
})
