import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { describe, expect, test } from 'vitest'
import { filledNearMarket, goneBadWithin, madeByAccomplices } from './one-administrator.ts'
import { event } from './testing/event.ts'

const moved = (from: string, to: string, amount: string) => ({
  legs: [
    { account: from, currency: 'USD', amount: `-${amount}` },
    { account: to, currency: 'USD', amount },
  ],
})

describe('an administrator gone bad', () => {
  const who = {
    ...{ admin: { uid: 'x' }, second: { uid: 'y' }, goneBad: { uid: 'bad' } },
    accomplices: [{ uid: '9' }, { uid: '8' }],
  } as never
  const made = (legs: object, actor: string, uid = '9'): LedgerEvent => {
    const of = event(`wallet-${uid}`, 'AdjustmentBooked', legs)
    return {
      ...of,
      metadata: { ...of.metadata, at: '2026-02-03T10:00:00Z', actor: { kind: 'admin', id: actor } },
    } as never
  }
  const credit = (amount: string, actor = 'bad') =>
    made(moved('world:bank', 'user:9:available', amount), actor)

  const bound = 1_000 + 2_000 + 500
  const found = (...events: LedgerEvent[]) => goneBadWithin(events, who, '2000')

  test('may have made what the policy leaves to one on a day, and no more', () => {
    expect(found(credit(`${bound}`))).toEqual([])
    expect(found(credit(`${bound}`), credit('0.01'))).toHaveLength(1)
    expect(found(credit('90000', 'x'), credit('90000', 'y'))).toEqual([])
  })
  test('is not left an amount for a day on which nothing was decided', () => {
    const won = made(moved('house:swap', 'user:9:available', '501'), '9')
    expect(found(won)).toHaveLength(1)
  })
  test('gains nothing by money that leaves, and is not owed what a member has lost', () => {
    const leaves = made(moved('user:9:locked', 'world:bank', '5000'), 'bad')
    const lost = made(moved('user:9:available', 'house:swap', '5000'), 'bad')
    expect(found(credit(`${bound}`), leaves, credit('1'))).toHaveLength(1)
    expect(found(lost, credit(`${bound}`), credit('1'))).toHaveLength(1)
    expect(found(credit(`${bound}`), credit('1'), lost)).toHaveLength(1)
    expect(madeByAccomplices([credit('1'), credit('1', 'x')], who)).toHaveLength(1)
  })
  test('gains by what several accomplices are given together, and not by what they pay each other', () => {
    const given = made(moved('world:bank', 'user:8:available', '1'), 'bad', '8')
    expect(found(credit(`${bound}`), given)).toHaveLength(1)
    const paid = made(moved('user:9:available', 'house:transit', '5000'), '9')
    const received = made(moved('house:transit', 'user:8:available', '5000'), '9', '8')
    expect(found(credit(`${bound}`), paid, received)).toEqual([])
  })
})

describe('an order of an accomplice', () => {
  const who = {
    admin: { uid: 'x' },
    second: { uid: 'y' },
    goneBad: { uid: 'bad' },
    accomplices: [{ uid: '9' }],
  }
  /** One ETH, which is worth 3,200. */
  const bought = (price: string, actor: string, market?: string): LedgerEvent => {
    const legs = [
      ...moved('user:9:locked', 'house:trade', price).legs,
      { account: 'house:trade', currency: 'ETH', amount: '-1' },
      { account: 'user:9:available', currency: 'ETH', amount: '1' },
    ]
    const of = event('wallet-9', 'TradeFilled', { amount: '1', ...(market ? { market } : {}), legs })
    return { ...of, metadata: { ...of.metadata, actor: { kind: 'admin', id: actor } } } as never
  }
  const found = (...events: LedgerEvent[]) => filledNearMarket(events, who as never)

  test('is filled by one no further from the market than the share, however little it costs', () => {
    expect(found(bought('3040', 'bad'), bought('3300', 'bad'))).toEqual([])
    expect(found(bought('3039.98', 'bad'))).toHaveLength(1)
    expect(found(bought('1600', 'x'), bought('1600', 'y'))).toEqual([])
  })
  test('is filled by the job at no worse price than the market', () => {
    expect(found(bought('3200', 'fill-trades', '3200'))).toEqual([])
    expect(found(bought('3199.98', 'fill-trades', '3199.98'))).toHaveLength(1)
  })
})
