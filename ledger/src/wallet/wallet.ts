import { type Currency, Decimal, Money } from '@strongroom/shared'
import { ownerOf, type Pocket } from '../book/accounts.ts'
import type { Leg } from '../book/legs.ts'
import type { TopUp } from './top-up.ts'

/** One currency of a member, as decimal strings. `card` is what the prepaid card can spend. */
export type Balance = Readonly<Record<Pocket, string>>

/**
 * What the rules need to know of one member's money. Balances are folded from legs alone; the maps keep what is still
 * open, or must be known for ever so that it cannot happen twice.
 */
export type Wallet = {
  readonly uid: string
  readonly balances: Readonly<Record<string, Balance>>
  readonly topUps: Readonly<Record<string, TopUp>>
}

export const emptyWallet = (uid: string): Wallet => ({ uid, balances: {}, topUps: {} })

export const emptyBalance: Balance = { available: '0', locked: '0', saving: '0', card: '0' }

/** What a member can spend now, zero when the wallet was never opened in that currency. */
export const availableOf = (wallet: Wallet, currency: Currency): Money =>
  pocketOf(wallet, 'available', currency)

export const pocketOf = (wallet: Wallet, pocket: Pocket, currency: Currency): Money =>
  Money.of(wallet.balances[currency.code]?.[pocket] ?? '0', currency)

/** Adds the legs that touch this member. Other accounts of the same fact (the house, the world) are nobody's wallet. */
export const withLegs = (wallet: Wallet, legs: readonly Leg[]): Wallet => {
  const balances: Record<string, Balance> = { ...wallet.balances }
  for (const { account, currency, amount } of legs) {
    const owner = ownerOf(account)
    if (owner?.uid !== wallet.uid) continue
    const balance = balances[currency] ?? emptyBalance
    const sum = new Decimal(balance[owner.pocket]).plus(amount)
    balances[currency] = { ...balance, [owner.pocket]: sum.toFixed() }
  }
  return { ...wallet, balances }
}
