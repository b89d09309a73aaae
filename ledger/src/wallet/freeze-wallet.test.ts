import { describe, expect, test } from 'vitest'
import { toppedUp, USD, USDC, wallet } from '../testing/wallet-cases.ts'
import type { WalletCommand, WalletFact } from './wallet-decider.ts'

const frozen: WalletFact = { type: 'WalletFrozen', by: 'member' }
const freeze = { type: 'FreezeWallet', input: { by: 'member' } } as const
const unfreeze = { type: 'UnfreezeWallet', input: {} } as const
const unfreezeFor = (reason: string, approver: string) =>
  ({ type: 'UnfreezeForMember', input: { reason }, given: { approver } }) as const

const pay = {
  type: 'SendQuickPay',
  input: { paymentId: 'p1', to: '100045', currency: 'USD', amount: '5.00' },
  given: {
    ...{ currency: USD, verified: true, quickPayOn: true },
    ...{ receiver: { verified: true, quickPayOn: true }, terms: {} },
  },
} as unknown as WalletCommand
const approve = {
  type: 'ApproveWithdrawal',
  input: { withdrawalId: 'w1' },
  given: { approver: '9', currency: USD },
} as unknown as WalletCommand

describe('freezing a wallet', () => {
  test('happens once, and ends once', () => {
    wallet.given().when(freeze).thenFacts(frozen)
    wallet.given(frozen).when(freeze).thenNothing()
    wallet.given(frozen).when(unfreeze).thenFacts({ type: 'WalletUnfrozen' })
    wallet.given().when(unfreeze).thenNothing()
    wallet.given({ type: 'WalletClosed' }).when(freeze).thenRefused({ kind: 'wallet-closed' })
  })

  test('rests what its member begins, and what lets money out that was asked for before', () => {
    const rested = wallet.given(toppedUp('50.00 USD'), frozen)
    for (const command of [pay, approve]) rested.when(command).thenRefused({ kind: 'wallet-frozen' })
    wallet
      .given(toppedUp('50.00 USD'), frozen, { type: 'WalletUnfrozen' })
      .when(approve)
      .thenRefused({ kind: 'case-unknown' })
  })

  test('lets money in, and leaves the balance as it is', () => {
    const received = wallet.given(toppedUp('50.00 USD'), frozen).when({
      type: 'ReceiveQuickPay',
      input: { paymentId: 'p2', from: '100045', currency: 'USD', amount: '3.00' },
      given: { currency: USD },
    })
    received.thenFacts({ type: 'QuickPayReceived', paymentId: 'p2' })
    wallet
      .given(frozen)
      .when({
        type: 'SubmitTopUp',
        input: {
          topUpId: 't9',
          currency: 'USDC',
          network: 'ERC20',
          amount: '5',
          txid: `0x${'a'.repeat(64)}`,
        },
        given: { verified: true, currency: USDC, networkOffered: true },
      })
      .thenFacts({ type: 'TopUpSubmitted', topUpId: 't9' })
    expect(wallet.given(toppedUp('50.00 USD'), frozen).state.balances.USD?.available).toBe('50')
  })

  test('is ended by an administrator with a reason, never in their own case', () => {
    wallet
      .given(frozen)
      .when(unfreezeFor('Asked for at the desk', '9'))
      .thenFacts({ type: 'WalletUnfrozen', reason: 'Asked for at the desk' })
    wallet.given(frozen).when(unfreezeFor('  ', '9')).thenRefused({ kind: 'reason-missing' })
    wallet.given(frozen).when(unfreezeFor('Asked for', '100044')).thenRefused({ kind: 'own-case' })
    wallet.given().when(unfreezeFor('Asked for', '9')).thenNothing()
  })
})
