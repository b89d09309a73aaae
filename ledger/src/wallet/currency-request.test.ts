import { describe, expect, test } from 'vitest'
import { ada, toppedUp, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from './wallet-decider.ts'

const ask = (offered = true, requestId = 'r1', verified = true) =>
  ({ type: 'RequestCurrency', input: { requestId, currency: 'USD' }, given: { offered, verified } }) as const
const approve = (approver = 'finance') =>
  ({ type: 'ApproveCurrency', input: { requestId: 'r1' }, given: { approver } }) as const
const reject = (reason: string, approver = 'finance') =>
  ({ type: 'RejectCurrency', input: { requestId: 'r1', reason }, given: { approver } }) as const

const requested: WalletFact = { type: 'CurrencyRequested', requestId: 'r1', currency: 'USD' }
const approved: WalletFact = { type: 'CurrencyApproved', requestId: 'r1', currency: 'USD' }
const rejected: WalletFact = { type: 'CurrencyRejected', requestId: 'r1', reason: 'no' }

describe('a request for a currency', () => {
  test('waits for an administrator, and opens nothing yet', () => {
    const { after } = wallet.given().when(ask()).thenFacts(requested)
    expect(after.balances).toEqual({})
  })
  test('changes nothing while one waits, or when the wallet is open', () => {
    wallet.given(requested).when(ask(true, 'r2')).thenNothing()
    wallet.given(toppedUp('1.00 USD')).when(ask()).thenNothing()
    wallet.given(requested, approved).when(ask(true, 'r2')).thenNothing()
  })
  test('may be made again once rejected', () => {
    wallet.given(requested, rejected).when(ask(true, 'r2')).thenFacts({ requestId: 'r2' })
  })
  test('is refused in a currency the house does not offer', () => {
    wallet.given().when(ask(false)).thenRefused({ kind: 'currency-not-offered', currency: 'USD' })
  })
  test('is refused to a member who is not verified', () => {
    wallet
      .given()
      .when(ask(true, 'r1', false))
      .thenRefused({ kind: 'identity-not-verified' })
  })
  test('is decided as it was where the record does not say whether the member was verified', () => {
    const recorded = { ...ask(), given: { offered: true } } as never
    wallet.given().when(recorded).thenFacts(requested)
  })
  test('opens the wallet when it is approved', () => {
    const { after } = wallet.given(requested).when(approve()).thenFacts(approved)
    expect(after.balances.USD?.available).toBe('0')
  })
  test('opens nothing when it is rejected, with a reason', () => {
    const { after } = wallet.given(requested).when(reject(' no ')).thenFacts(rejected)
    expect(after.balances).toEqual({})
    wallet.given(requested).when(reject(' ')).thenRefused({ kind: 'reason-missing' })
  })
  test('is decided once, and by somebody else', () => {
    wallet.given().when(approve()).thenRefused({ kind: 'case-unknown' })
    wallet.given(requested).when(approve(ada)).thenRefused({ kind: 'own-case' })
    wallet
      .given(requested, approved)
      .when(reject('late'))
      .thenRefused({ kind: 'already-decided', status: 'approved' })
  })
})
