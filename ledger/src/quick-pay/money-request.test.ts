import { describe, expect, test } from 'vitest'
import { keptAt } from '../book/persistent-map.ts'
import { ada, ben, played, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import { type AskForMoney, mostRequests, type PayMoneyRequest } from './money-request.ts'

const sides = { verified: true, currency: USD, receiver: { verified: true, quickPayOn: true } }
const about = { requestId: 'r1' }

/** Ben asks Ada. */
const ask = (input: Partial<AskForMoney['input']> = {}, given: Partial<AskForMoney['given']> = {}) =>
  ({
    type: 'AskForMoney',
    input: { ...about, from: ben, currency: 'USD', amount: '10', ...input },
    given: { ...sides, today: '2026-01-31', ...given },
  }) as const satisfies AskForMoney
const payOn = (today: string, given: Partial<PayMoneyRequest['given']> = {}): PayMoneyRequest => ({
  type: 'PayMoneyRequest',
  input: about,
  given: { ...sides, today, ...given },
})
const decline = { type: 'DeclineMoneyRequest', input: about } as const
const cancelBy = (by: string) => ({ type: 'CancelMoneyRequest', input: { ...about, by } }) as const
const expireOn = (today: string) => ({ type: 'ExpireMoneyRequest', input: about, given: { today } }) as const
const lastDay = '2026-03-02'

const after = (...commands: readonly WalletCommand[]) => played([toppedUp('25.00 USD')], [ask(), ...commands])

describe('asking a member for money', () => {
  test('moves nothing, and is open for 30 days', () => {
    const { after: later } = wallet
      .given()
      .when(ask())
      .thenFacts({ type: 'MoneyRequested', from: ben, amount: '10.00', lastDay })
    expect(later.balances).toEqual({})
  })
  test.each([
    [{ from: ada }, {}, 'pays-oneself'],
    [{ amount: '0' }, {}, 'amount-not-positive'],
    [{ amount: '0.001' }, {}, 'too-many-places'],
    [{}, { verified: false }, 'identity-not-verified'],
    [{}, { receiver: undefined }, 'receiver-unknown'],
    [{}, { receiver: { verified: false, quickPayOn: true } }, 'receiver-not-verified'],
    [{}, { receiver: { verified: true, quickPayOn: false } }, 'quick-pay-off'],
  ])('of %o, given %o, is refused: %s', (input, given, kind) => {
    const { decision } = wallet.given().when(ask(input, given))
    expect(decision).toMatchObject({ kind: 'refused', refusal: { kind } })
  })
  test('again with the same id adds nothing', () => {
    after().when(ask()).thenNothing()
    after(decline).when(ask()).thenNothing()
  })
  test('goes on while the wallet that is asked is frozen, which the asker is not told', () => {
    played([], [{ type: 'FreezeWallet', input: { by: 'member' } }])
      .when(ask())
      .thenFacts({ type: 'MoneyRequested' })
  })
  test('is limited to a number of open requests of one member', () => {
    const all = Array.from({ length: mostRequests }, (_, at) => ask({ requestId: at ? `r${at + 1}` : 'r1' }))
    const another = ask({ requestId: 'another' })
    played([], all.slice(1)).when(another).thenFacts({ type: 'MoneyRequested' })
    played([], all).when(another).thenRefused({ kind: 'request-limit-reached', limit: '5' })
    played([], all)
      .when(ask({ requestId: 'another', from: '100046' }))
      .thenFacts({ type: 'MoneyRequested' })
    played([], [...all, decline])
      .when(another)
      .thenFacts({ type: 'MoneyRequested' })
    played([], all)
      .when(ask({ requestId: 'another' }, { today: '2026-03-03' }))
      .thenFacts({ type: 'MoneyRequested' })
  })
})

describe('paying a request', () => {
  test('is a quick pay that has the id of the request, once', () => {
    after()
      .when(payOn(lastDay))
      .thenFacts(
        { type: 'QuickPaySent', to: ben, amount: '10.00', paymentId: 'r1' },
        { type: 'MoneyRequestPaid', requestId: 'r1', from: ben },
      )
    after(payOn(lastDay)).when(payOn(lastDay)).thenRefused({ kind: 'already-decided', status: 'paid' })
  })
  test('is refused after its last day, before the job has come by', () => {
    after().when(payOn('2026-03-03')).thenRefused({ kind: 'already-decided', status: 'expired' })
  })
  test('is refused as a quick pay is, and stays open', () => {
    played([toppedUp('9.99 USD')], [ask()])
      .when(payOn(lastDay))
      .thenRefused({ kind: 'insufficient-funds', short: '0.01', currency: 'USD' })
    after()
      .when(payOn(lastDay, { receiver: undefined }))
      .thenRefused({ kind: 'receiver-unknown' })
    after({ type: 'FreezeWallet', input: { by: 'member' } })
      .when(payOn(lastDay))
      .thenRefused({ kind: 'wallet-frozen' })
  })
  test('of nobody is refused', () => {
    wallet.given().when(payOn(lastDay)).thenRefused({ kind: 'case-unknown' })
  })
})

describe('a request', () => {
  test.each([
    ['declined', decline],
    ['cancelled', cancelBy(ben)],
    ['expired', expireOn('2026-03-03')],
    ['paid', payOn('2026-02-01')],
  ] as const)('that is %s is over', (status, end) => {
    const refusal = { kind: 'already-decided', status } as const
    after(end).when(payOn('2026-02-01')).thenRefused(refusal)
    after(end).when(decline).thenRefused(refusal)
    after(end).when(cancelBy(ben)).thenRefused(refusal)
    after(end).when(expireOn('2026-03-03')).thenNothing()
  })
  test('is cancelled by its asker alone', () => {
    after().when(cancelBy('100046')).thenRefused({ kind: 'case-unknown' })
    after(decline).when(cancelBy('100046')).thenRefused({ kind: 'case-unknown' })
    after().when(cancelBy(ben)).thenFacts({ type: 'MoneyRequestCancelled', from: ben })
  })
  test('that is declined names its asker, who is told', () => {
    after().when(decline).thenFacts({ type: 'MoneyRequestDeclined', from: ben })
  })
  test('expires after its last day', () => {
    after().when(expireOn(lastDay)).thenNothing()
    after().when(expireOn('2026-03-03')).thenFacts({ type: 'MoneyRequestExpired', from: ben })
  })
  test('is declined with the wallet of a member who leaves', () => {
    const { after: left } = played([], [ask()])
      .when({ type: 'CloseWallet', input: {} })
      .thenFacts({ type: 'MoneyRequestDeclined', from: ben }, { type: 'WalletClosed' })
    expect(keptAt(left.moneyRequests, 'r1')?.state).toBe('declined')
  })
})
