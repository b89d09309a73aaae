import { describe, test } from 'vitest'
import { toppedUp, wallet } from '../testing/wallet-cases.ts'

const open = (currency: string, offered = true, verified = true) =>
  ({ type: 'OpenWallet', input: { currency }, given: { offered, verified } }) as const

describe('opening a wallet', () => {
  test('shows the currency from then on', () => {
    wallet.given().when(open('USD')).thenFacts({ type: 'WalletOpened', currency: 'USD' })
  })
  test('changes nothing when it is open already, even if it is no longer offered', () => {
    wallet.given({ type: 'WalletOpened', currency: 'USD' }).when(open('USD', false)).thenNothing()
  })
  test('changes nothing when money in it has opened it', () => {
    wallet.given(toppedUp('1.00 USD')).when(open('USD')).thenNothing()
  })
  test('is refused in a currency the house does not offer', () => {
    wallet.given().when(open('XXX', false)).thenRefused({ kind: 'currency-not-offered', currency: 'XXX' })
  })
  test('is refused to a member who is not verified, but for a wallet that is open', () => {
    wallet
      .given()
      .when(open('USD', true, false))
      .thenRefused({ kind: 'identity-not-verified' })
    wallet
      .given(toppedUp('1.00 USD'))
      .when(open('USD', true, false))
      .thenNothing()
  })
  test('is decided as it was where the record does not say whether the member was verified', () => {
    const recorded = { ...open('USD'), given: { offered: true } } as never
    wallet.given().when(recorded).thenFacts({ type: 'WalletOpened', currency: 'USD' })
  })
})
