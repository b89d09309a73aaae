import { describe, expect, test } from 'vitest'
import { toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import { movementWords, type WalletCommand, walletDecider, whileFrozen } from './wallet-decider.ts'

const until = '2026-11-29T10:00:00.000Z'
const rested = { type: 'WalletRested', until, by: 'member' } as const
const given = wallet.given(toppedUp('200.00 USD'), rested)
const commandOf = (type: string) => ({ type, input: {}, given: {} }) as unknown as WalletCommand
const kinds = (effect: string) =>
  Object.entries(whileFrozen).flatMap(([type, each]) => (each === effect ? [type] : []))

/** Commands of a member by which money goes to somebody else, or to a bank, a chain or a card. */
const LEAVING = [
  ...[
    'ChargeCard',
    'MakeCardNumber',
    'OpenCard',
    'PayMoneyRequest',
    'RequestChainSend',
    'RequestWithdrawal',
    'ReservePayCode',
  ],
  ...['ResumeScheduledQuickPay', 'ScheduleQuickPay', 'SendPayment', 'SendQuickPay', 'ShowCardNumber'],
]

describe('a wallet that rests', () => {
  test('knows of every command what a rest does to it, and lets nothing leave', () => {
    const all = Object.values(movementWords).flatMap(({ commands }) => commands)
    expect(Object.keys(whileFrozen).toSorted()).toEqual(all.toSorted())
    expect(kinds('leaves').toSorted()).toEqual(LEAVING.toSorted())
  })
  test.each(LEAVING)('refuses %s until its time has come', type => {
    const decide = (at?: string) => {
      try {
        return walletDecider.decide(commandOf(type), given.state, at)
      } catch {
        // The rule itself, which cannot read a command without input.
        return undefined
      }
    }
    const refused = { kind: 'refused', refusal: { kind: 'wallet-resting', from: until } }
    expect(decide('2026-11-29T09:59:59.999Z')).toEqual(refused)
    expect(decide()).toEqual(refused)
    expect(decide(until)).not.toEqual(refused)
  })
  test('skips a scheduled payment, and takes what comes in', () => {
    const day = '2026-11-28'
    const about = {
      scheduleId: 's',
      to: '100045',
      currency: 'USD',
      amount: '5.00',
      every: 'once',
      first: day,
    } as const
    const state = wallet.given(
      toppedUp('200.00 USD'),
      { type: 'ScheduledQuickPayBegun', ...about, next: day },
      rested,
    ).state
    const pay = {
      type: 'PayScheduledQuickPay',
      input: { scheduleId: 's', day, paymentId: 'p' },
      given: {
        ...{ verified: true, enabled: true, currency: USD, today: day },
        receiver: { verified: true, quickPayOn: true },
      },
    } as const
    const skipped = walletDecider.decide(pay, state, '2026-11-28T10:00:00.000Z')
    expect(skipped).toMatchObject({ facts: [{ type: 'ScheduledQuickPaySkipped', reason: 'wallet-resting' }] })
    expect(walletDecider.decide(pay, state, until)).toMatchObject({ facts: [{ type: 'QuickPaySent' }, {}] })
  })
  test('is never made to rest for less', () => {
    const rest = (end: string) =>
      ({ type: 'RestWallet', input: { by: 'admin' }, given: { until: end } }) as const
    given.when(rest('2026-11-29T09:00:00.000Z')).thenNothing()
    given.when(rest('2026-11-30T10:00:00.000Z')).thenFacts({ type: 'WalletRested', by: 'admin' })
  })
})
