import { describe, expect, test } from 'vitest'
import { facts, type Told, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { quickPays } from './quick-pays.ts'
import { moneyRequests } from './requests.ts'
import { quickPayRuns, quickPaySchedules } from './schedules.ts'

const sent = {
  id: 'p1',
  sender: '1',
  receiver: '2',
  currency: 'USD',
  amount: '5.00',
  status: 0,
  created_at: told,
}

describe('quick pays', () => {
  test('are on their way until the receiver has them', async () => {
    const rows = await givenFacts(quickPays, facts.sent('1', '2', 'p1', '5.00'))
    expect(rows.of('quick_pays')).toEqual([sent])
  })

  test('are received by one row, that of their own sender', async () => {
    const rows = await givenFacts(
      quickPays,
      facts.sent('1', '2', 'p1', '5.00'),
      facts.sent('3', '2', 'p1', '7.00'),
      facts.received('1', '2', 'p1', '5.00'),
    )
    expect(rows.of('quick_pays')).toEqual([
      { ...sent, status: 1, received_at: told },
      { ...sent, sender: '3', amount: '7.00' },
    ])
  })

  test('cannot be received before they are sent', async () => {
    const rows = await givenFacts(quickPays, facts.received('1', '2', 'p1', '5.00'))
    expect(() => rows.of('quick_pays')).toThrow('is not there')
  })
})

describe('scheduled quick pays', () => {
  const stream = 'wallet-1'
  const terms = { to: '2', currency: 'USD', amount: '5.00', every: 'month', first: '2026-01-31' } as const
  const begun = [
    stream,
    { type: 'ScheduledQuickPayBegun', scheduleId: 's1', ...terms, next: terms.first },
  ] as const
  const decided = [
    [
      stream,
      {
        type: 'ScheduledQuickPayPaid',
        scheduleId: 's1',
        day: '2026-01-31',
        paymentId: 'p1',
        next: '2026-02-28',
      },
    ],
    [
      stream,
      { type: 'ScheduledQuickPaySkipped', scheduleId: 's1', day: '2026-02-28', reason: 'insufficient-funds' },
    ],
  ] as const

  test('have their next day until there is none', async () => {
    const row = async (...more: readonly Told[]) =>
      (await givenFacts(quickPaySchedules, begun, ...more)).of('quick_pay_schedules')
    expect(await row()).toMatchObject([{ uid: '1', id: 's1', next_on: '2026-01-31', status: 'active' }])
    expect(await row(decided[0])).toMatchObject([{ next_on: '2026-02-28', status: 'active' }])
    expect(await row(...decided)).toMatchObject([{ next_on: null, status: 'over' }])
    const end = (type: 'ScheduledQuickPayPaused' | 'ScheduledQuickPayCancelled') =>
      row([stream, { type, scheduleId: 's1' }])
    expect(await end('ScheduledQuickPayPaused')).toMatchObject([{ next_on: '2026-01-31', status: 'paused' }])
    expect(await end('ScheduledQuickPayCancelled')).toMatchObject([{ next_on: null, status: 'cancelled' }])
  })
  test('have a row for each day that was paid or skipped', async () => {
    const rows = await givenFacts(quickPayRuns, begun, ...decided)
    expect(rows.of('quick_pay_runs')).toMatchObject([
      { uid: '1', schedule: 's1', on_day: '2026-01-31', payment: 'p1' },
      { on_day: '2026-02-28', reason: 'insufficient-funds' },
    ])
  })
})

describe('requests for money', () => {
  const about = { requestId: 'r1' }
  const asked = [
    'wallet-1',
    {
      type: 'MoneyRequested',
      ...about,
      from: '2',
      currency: 'USD',
      amount: '5.00',
      lastDay: '2026-03-02',
    },
  ] as const
  test('are open until they are over', async () => {
    const row = async (...more: readonly Told[]) =>
      (await givenFacts(moneyRequests, asked, ...more)).of('money_requests')
    const open = { payer: '1', id: 'r1', asker: '2', amount: '5.00', last_on: '2026-03-02', status: 'open' }
    expect(await row()).toMatchObject([open])
    for (const [type, status] of [
      ['MoneyRequestPaid', 'paid'],
      ['MoneyRequestDeclined', 'declined'],
      ['MoneyRequestCancelled', 'cancelled'],
      ['MoneyRequestExpired', 'expired'],
    ] as const)
      expect(await row(['wallet-1', { type, ...about, from: '2' }])).toMatchObject([
        { ...open, status, decided_at: told },
      ])
  })
  test('do not read as paid once the money has come back, and other payments are none of theirs', async () => {
    const paid = ['wallet-1', { type: 'MoneyRequestPaid', ...about, from: '2' }] as const
    const back = (paymentId: string) => facts.returned('1', '2', paymentId, '5.00')
    const row = async (...more: readonly Told[]) =>
      (await givenFacts(moneyRequests, asked, paid, ...more)).of('money_requests')
    expect(await row(back('r1'))).toMatchObject([{ id: 'r1', status: 'returned', decided_at: told }])
    expect(await row(back('another'))).toMatchObject([{ id: 'r1', status: 'paid' }])
    const unpaid = (await givenFacts(moneyRequests, asked, back('r1'))).of('money_requests')
    expect(unpaid).toMatchObject([{ id: 'r1', status: 'open' }])
  })
})
