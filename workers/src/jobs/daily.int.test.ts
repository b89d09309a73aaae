import { memberDecider } from '@strongroom/ledger/account'
import { keptAt } from '@strongroom/ledger/book'
import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { PriceSource } from '@strongroom/projections/catalogue'
import { describe, expect, test } from 'vitest'
import {
  clock,
  givenPlatform,
  itIs,
  lines,
  parts,
  platform,
  save,
  thrice,
  typesOf,
  usd,
  wallet,
} from '../testing/job-kit.ts'
import { expireMoneyRequests } from './expire-money-requests/expire-money-requests.ts'
import { notePrices } from './note-prices/note-prices.ts'
import { payInterest } from './pay-interest/pay-interest.ts'
import { payScheduled } from './pay-scheduled/pay-scheduled.ts'

// The jobs that have something to do once a day is over.

givenPlatform()

const subscribe = (term: 0 | 3) =>
  platform.give(walletDecider, '1', {
    type: 'SubscribeFixedDeposit',
    input: { depositId: 'd1', planId: 'USD', amount: '1000', rate: '3.65' },
    given: {
      verified: true,
      earnOn: true,
      plan: { currency: usd, term, rate: '3.65', minimum: '0' },
      today: clock.slice(0, 10),
    },
  })

describe('paying interest', () => {
  test('does nothing the day before a month is over, and pays it once on the day', async () => {
    await subscribe(3)
    itIs('2026-02-27T23:59:59.999Z')
    await thrice(payInterest)
    expect(await typesOf('wallet-1')).not.toContain('InterestPaid')
    itIs('2026-02-28T00:00:00.000Z')
    await thrice(payInterest)
    expect((await wallet('1')).balances.USD).toMatchObject({ available: '2.8', saving: '1000' })
  })

  test('catches up on every month it has missed, and returns the principal of a term that has ended', async () => {
    await subscribe(3)
    itIs('2026-09-09T09:09:09.000Z')
    await thrice(payInterest)
    expect((await typesOf('wallet-1')).slice(3)).toEqual([
      'InterestPaid',
      'InterestPaid',
      'InterestPaid',
      'FixedDepositMatured',
    ])
    expect((await wallet('1')).balances.USD).toMatchObject({ available: '1008.9', saving: '0' })
  })

  test('pays a current plan month after month, and is not held up by a deposit that cannot be paid', async () => {
    await subscribe(0)
    await platform.pool.query(
      `insert into views.fixed_deposits (uid, id, plan_id, currency, principal, term, rate, started_on, due_on, created_at)
       values ('9', 'broken', 'x', 'GONE', 1, 0, 1, '2026-01-01', '2026-02-01', now())`,
    )
    itIs('2026-03-31T00:00:00.000Z')
    await thrice(payInterest)
    expect(keptAt((await wallet('1')).fixedDeposits, 'd1')?.paidMonths).toBe(2)
    expect(lines.join()).toContain('the catalogue does not know GONE')
  })

  test('pays interest that is due behind more deposits than are asked for at a time, none of which can be paid', async () => {
    await subscribe(3)
    await platform.pool.query(
      `insert into views.fixed_deposits (uid, id, plan_id, currency, principal, term, rate, started_on, due_on, created_at)
       select '9', 'broken' || n, 'x', 'GONE', 1, 0, 1, '2026-01-01', '2026-02-01', now() from generate_series(1, 501) n`,
    )
    itIs('2026-02-28T00:00:00.000Z')
    await thrice(payInterest)
    expect(keptAt((await wallet('1')).fixedDeposits, 'd1')?.paidMonths).toBe(1)
  })
})

describe('paying what is scheduled', () => {
  const sides = { verified: true, currency: usd, receiver: { verified: true, quickPayOn: true } }
  const today = '2026-01-31'
  const schedule = async (every: 'once' | 'month' = 'month') => {
    for (const uid of ['1', '2']) {
      await platform.register(uid)
      await platform.give(memberDecider, uid, { type: 'DecideKyc', input: { status: 1 } } as never)
    }
    await platform.give(walletDecider, '1', {
      type: 'ScheduleQuickPay',
      input: { scheduleId: 's1', to: '2', currency: 'USD', amount: '400', every, first: today },
      given: { ...sides, today },
    })
  }
  const made = async () =>
    (await typesOf('wallet-1')).filter(type => /^(QuickPaySent|ScheduledQuickPay(Paid|Skipped))$/.test(type))
  const paid = ['QuickPaySent', 'ScheduledQuickPayPaid']

  test('pays each day once, and skips the one for which there is not enough', async () => {
    await schedule()
    itIs('2026-01-31T00:00:00.000Z')
    await thrice(payScheduled)
    expect(await made()).toEqual(paid)
    itIs('2026-02-27T23:59:59.999Z')
    await thrice(payScheduled)
    expect(await made()).toEqual(paid)
    itIs('2026-02-28T00:00:00.000Z')
    await thrice(payScheduled)
    itIs('2026-03-31T00:00:00.000Z')
    await thrice(payScheduled)
    expect(await made()).toEqual([...paid, ...paid, 'ScheduledQuickPaySkipped'])
    expect((await wallet('1')).balances.USD?.available).toBe('200')
    expect((await wallet('2')).balances.USD?.available).toBe('800')
    expect(keptAt((await wallet('1')).quickPaySchedules, 's1')?.next).toBe('2026-04-30')
  })

  test('goes on with a payment whose process died half-way, and pays it once', async () => {
    await schedule('once')
    await platform.views.catchUp()
    const paymentId = derivedId('scheduled quick pay', '1', 's1', today)
    await platform.ledger.handle(walletDecider, '1', {
      id: paymentId,
      actor: { kind: 'system', id: 'pay-scheduled' },
      correlationId: 'test',
      command: {
        type: 'PayScheduledQuickPay',
        input: { scheduleId: 's1', day: today, paymentId },
        given: { ...sides, enabled: true, today },
      },
    })
    expect((await wallet('2')).balances.USD).toBeUndefined()
    // The read model does not know yet: the day still stands in it as due.
    await Promise.all([payScheduled(parts())(), payScheduled(parts())()])
    expect(await made()).toEqual(paid)
    expect((await wallet('2')).balances.USD?.available).toBe('400')
  })

  test('skips a day on which the payee cannot be paid', async () => {
    await schedule('once')
    await platform.give(memberDecider, '2', { type: 'SwitchQuickPay', input: { on: false } } as never)
    await thrice(payScheduled)
    expect(await made()).toEqual(['ScheduledQuickPaySkipped'])
  })
})

describe('noting prices', () => {
  test('keeps yesterday’s once, and leaves out currencies without a price', async () => {
    await save('currency', { currency_code: 'XTP', currency_name: 'Tap', type: 0, scale: 8 })
    const other: PriceSource = async () => ({ prices: { btc: '1' }, source: 'ticker', asOf: clock })
    await notePrices(parts())()
    await notePrices(parts({ prices: other }))()
    const [noted, ...more] = await platform.log.readStream('prices-2026-01-30')
    expect(more).toEqual([])
    expect(JSON.parse(Buffer.from(noted?.data ?? []).toString())).toMatchObject({
      day: '2026-01-30',
      prices: { USD: '1', BTC: '64000' },
    })
  })
})

describe('ending requests for money', () => {
  test('happens once, the day after the last', async () => {
    await platform.give(walletDecider, '1', {
      type: 'AskForMoney',
      input: { requestId: 'r1', from: '2', currency: 'USD', amount: '5' },
      given: {
        ...{ verified: true, currency: usd, receiver: { verified: true, quickPayOn: true } },
        today: '2026-01-31',
      },
    })
    const ends = async () => (await typesOf('wallet-1')).filter(type => type === 'MoneyRequestExpired')
    itIs('2026-03-02T23:59:59.999Z')
    await thrice(expireMoneyRequests)
    expect(await ends()).toEqual([])
    itIs('2026-03-03T00:00:00.000Z')
    await thrice(expireMoneyRequests)
    expect(await ends()).toEqual(['MoneyRequestExpired'])
  })
})
