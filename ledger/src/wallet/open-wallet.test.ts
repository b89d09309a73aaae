import { describe, test } from 'vitest'
import { toppedUp, wallet } from '../testing/wallet-cases.ts'

const open = (currency: string, offered = true) =>
  ({ type: 'OpenWallet', input: { currency }, given: { offered } }) as const

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
})
