import { describe, expect, test } from 'vitest'
import { type Told, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { fixedDeposits } from './fixed-deposits.ts'

const legs = [] as never
const of = (fact: object): Told => ['wallet-7', { depositId: 'd1', currency: 'USD', ...fact, legs } as never]
const subscribed = of({
  type: 'FixedDepositSubscribed',
  planId: 'USD-1',
  principal: '100.00',
  term: 1,
  rate: '3.65',
  startedOn: '2026-01-31',
  maturesOn: '2026-02-28',
})
const interest = of({
  type: 'InterestPaid',
  month: 1,
  from: '2026-01-31',
  to: '2026-02-28',
  rate: '3.65',
  amount: '0.28',
})
const rowOf = async (...facts: readonly Told[]) => {
  const rows = await givenFacts(fixedDeposits, ...facts)
  return { row: rows.of('fixed_deposits')[0], log: rows.of('fixed_deposit_logs') }
}

describe('the list of fixed deposits', () => {
  test('shows a subscription and when its first interest is due', async () => {
    const { row, log } = await rowOf(subscribed)
    expect(row).toMatchObject({
      uid: '7',
      id: 'd1',
      principal: '100.00',
      due_on: '2026-02-28',
      status: 0,
      realized_interest: '0',
      created_at: told,
    })
    expect(log).toMatchObject([{ kind: 'subscribed', amount: '100.00', number: 1 }])
  })
  test('adds up the interest paid, and is due at once after the last of it', async () => {
    const { row, log } = await rowOf(subscribed, interest)
    expect(row).toMatchObject({ paid_months: 1, realized_interest: '0.280000000000000000' })
    expect(row?.due_on).toBe('2026-02-28')
    expect(log.map(({ kind }) => kind)).toEqual(['subscribed', 'interest'])
  })
  test('is completed and due no more at maturity', async () => {
    const matured = of({ type: 'FixedDepositMatured', principal: '100.00' })
    const { row } = await rowOf(subscribed, interest, matured)
    expect(row).toMatchObject({ status: 1, due_on: null, finished_at: told })
  })
  test('shows what redeeming paid and forfeited, and why it was cancelled', async () => {
    const redeemed = of({
      type: 'FixedDepositRedeemed',
      on: '2026-02-10',
      principal: '100.00',
      interest: '0.05',
      forfeited: '0.10',
    })
    const { row } = await rowOf(subscribed, redeemed)
    expect(row).toMatchObject({ status: 1, forfeited: '0.10', realized_interest: '0.050000000000000000' })
    const cancelled = of({ type: 'FixedDepositCancelled', by: 'admin', reason: 'x', principal: '100.00' })
    expect((await rowOf(subscribed, cancelled)).row).toMatchObject({ status: -1, reason: 'x', due_on: null })
  })
  test('takes a changed rate over when the next month begins', async () => {
    const three: Told = of({ ...subscribed[1], term: 3, maturesOn: '2026-04-30' })
    const changed = of({ type: 'FixedDepositRateChanged', rate: '4', fromMonth: 2, reason: 'x' })
    expect((await rowOf(three, changed)).row).toMatchObject({ rate: '3.65', next_rate: '4' })
    expect((await rowOf(three, changed, interest)).row).toMatchObject({
      rate: '4',
      next_rate: null,
      due_on: '2026-03-31',
    })
  })
})
