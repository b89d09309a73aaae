import { describe, expect, test } from 'vitest'
import { keptAt } from '../book/persistent-map.ts'
import { ada, ben, played, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import type { ScheduleDays } from '../wallet/cases.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import { dayAfter, dueFrom, lastOfTimes } from './schedule-days.ts'
import { mostSchedules, type PayScheduledQuickPay, type ScheduleQuickPay } from './scheduled-quick-pay.ts'

const sides = { verified: true, currency: USD, receiver: { verified: true, quickPayOn: true } }
const monthly = { every: 'month', first: '2026-01-31' } as const

const schedule = (days: ScheduleDays = monthly, amount = '10', to = ben): ScheduleQuickPay => ({
  type: 'ScheduleQuickPay',
  input: { scheduleId: 's1', to, currency: 'USD', amount, ...days },
  given: { ...sides, today: '2026-01-15' },
})
const payOn = (day: string, given: Partial<PayScheduledQuickPay['given']> = {}): PayScheduledQuickPay => ({
  type: 'PayScheduledQuickPay',
  input: { scheduleId: 's1', day, paymentId: `p ${day}` },
  given: { ...sides, enabled: true, today: day, ...given },
})
const about = { scheduleId: 's1' }
const pause = { type: 'PauseScheduledQuickPay', input: about } as const
const cancel = { type: 'CancelScheduledQuickPay', input: about } as const
const resumeOn = (today: string) =>
  ({ type: 'ResumeScheduledQuickPay', input: about, given: { today } }) as const

const after = (...commands: readonly WalletCommand[]) =>
  played([toppedUp('25.00 USD')], [schedule(), ...commands])

describe('the due days', () => {
  test.each<[ScheduleDays, string[]]>([
    [{ every: 'month', first: '2026-01-31' }, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    [{ every: 'month', first: '2027-12-30' }, ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
    [{ every: 'week', first: '2026-12-22' }, ['2026-12-22', '2026-12-29', '2027-01-05', '2027-01-12']],
    [{ every: 'once', first: '2026-01-31', last: '2026-01-31' }, ['2026-01-31']],
    [{ every: 'month', first: '2026-01-31', last: '2026-03-30' }, ['2026-01-31', '2026-02-28']],
    [{ every: 'month', first: '2026-01-31', last: '2026-03-31' }, ['2026-01-31', '2026-02-28', '2026-03-31']],
  ])('of %o', (days, expected) => {
    const found = []
    for (let day: string | undefined = days.first; day && found.length < 4; day = dayAfter(days, day))
      found.push(day)
    expect(found).toEqual(expected)
  })
  test('are found from any day on', () => {
    expect(dueFrom(monthly, '2026-02-28')).toBe('2026-02-28')
    expect(dueFrom(monthly, '2026-03-01')).toBe('2026-03-31')
    expect(dueFrom({ ...monthly, last: '2026-02-28' }, '2026-03-01')).toBeUndefined()
  })
  test('end with the last of so many times', () => {
    expect(lastOfTimes(monthly, 1)).toBe('2026-01-31')
    expect(lastOfTimes(monthly, 2)).toBe('2026-02-28')
    expect(lastOfTimes({ every: 'week', first: '2026-02-24' }, 3)).toBe('2026-03-10')
  })
})

describe('scheduling a quick pay', () => {
  test('takes more than the wallet holds, and nothing out of it', () => {
    const { after: later } = wallet.given().when(schedule()).thenFacts({
      type: 'ScheduledQuickPayBegun',
      amount: '10.00',
      next: '2026-01-31',
    })
    expect(later.balances).toEqual({})
  })
  test('is refused to oneself and below the minimum', () => {
    wallet
      .given()
      .when(schedule(monthly, '10', ada))
      .thenRefused({ kind: 'pays-oneself' })
    wallet.given().when(schedule(monthly, '0')).thenRefused({ kind: 'amount-not-positive' })
  })
})

describe('schedules of one member', () => {
  const named = (scheduleId: string): ScheduleQuickPay => {
    const { input, ...rest } = schedule()
    return { ...rest, input: { ...input, scheduleId } }
  }
  const all = Array.from({ length: mostSchedules }, (_, at) => named(`s${at}`))
  test('are limited in number while they have a day to come', () => {
    played([], all.slice(1)).when(named('last')).thenFacts({ type: 'ScheduledQuickPayBegun' })
    played([], all).when(named('last')).thenRefused({ kind: 'schedule-limit-reached', limit: '20' })
    played([], [...all, cancel])
      .when(named('last'))
      .thenFacts({ type: 'ScheduledQuickPayBegun' })
  })
})

describe('a day of a schedule', () => {
  test('is paid, and the next is the last of a shorter month', () => {
    after()
      .when(payOn('2026-01-31'))
      .thenFacts(
        { type: 'QuickPaySent', to: ben, amount: '10.00' },
        { type: 'ScheduledQuickPayPaid', day: '2026-01-31', next: '2026-02-28' },
      )
  })
  test('is not paid before it has come, a second time, while paused, or after the end', () => {
    after()
      .when(payOn('2026-01-31', { today: '2026-01-30' }))
      .thenNothing()
    after(payOn('2026-01-31')).when(payOn('2026-01-31')).thenNothing()
    after(pause).when(payOn('2026-01-31')).thenNothing()
    after(cancel).when(payOn('2026-01-31')).thenNothing()
  })
  test('is skipped with the reason, and the next goes on', () => {
    const skipped = (given: Partial<PayScheduledQuickPay['given']>, reason: string) =>
      after()
        .when(payOn('2026-01-31', given))
        .thenFacts({ type: 'ScheduledQuickPaySkipped', reason, next: '2026-02-28' })
    skipped({ receiver: undefined }, 'receiver-unknown')
    skipped({ receiver: { verified: true, quickPayOn: false } }, 'quick-pay-off')
    skipped({ enabled: false }, 'account-disabled')
    skipped({ verified: false }, 'identity-not-verified')
    after({ type: 'FreezeWallet', input: { by: 'member' } })
      .when(payOn('2026-01-31'))
      .thenFacts({ type: 'ScheduledQuickPaySkipped', reason: 'wallet-frozen', next: '2026-02-28' })
    after(payOn('2026-01-31'), payOn('2026-02-28'))
      .when(payOn('2026-03-31'))
      .thenFacts({ type: 'ScheduledQuickPaySkipped', reason: 'insufficient-funds', next: '2026-04-30' })
  })
})

describe('a schedule', () => {
  test('leaves out the days of its pause, and none that was decided comes again', () => {
    after(pause)
      .when(resumeOn('2026-03-01'))
      .thenFacts({ type: 'ScheduledQuickPayResumed', next: '2026-03-31' })
    after(payOn('2026-01-31'), pause)
      .when(resumeOn('2026-01-31'))
      .thenFacts({ type: 'ScheduledQuickPayResumed', next: '2026-02-28' })
  })
  test('that is over is neither paused nor resumed, and cancelled once', () => {
    after(cancel).when(pause).thenRefused({ kind: 'case-unknown' })
    after(cancel).when(cancel).thenNothing()
    after(cancel).when(resumeOn('2026-01-31')).thenRefused({ kind: 'case-unknown' })
    wallet.given().when(cancel).thenRefused({ kind: 'case-unknown' })
  })
  test('ends with the wallet of a member who leaves', () => {
    const { after: left } = played([], [schedule()])
      .when({ type: 'CloseWallet', input: {} })
      .thenFacts({ type: 'ScheduledQuickPayCancelled' }, { type: 'WalletClosed' })
    expect(keptAt(left.quickPaySchedules, 's1')?.next).toBeUndefined()
  })
})
