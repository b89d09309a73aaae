import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { code } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { NotVerified } from './checks.ts'
import { movement } from './movement.ts'
import { emptyBalance, type Wallet } from './wallet.ts'

const facts = {
  /** The member sees this currency among their wallets, even at zero. Moves nothing. */
  WalletOpened: { version: 1, schema: v.object({ currency: code }) },
} as const
type Facts = FactOf<typeof facts>

/**
 * Opens a wallet in one currency. `offered`: whether the house offers that currency. `verified`: the member; commands recorded
 * before it was asked for do not say, and are decided again as they were.
 */
export type OpenWallet = {
  readonly type: 'OpenWallet'
  readonly input: { readonly currency: string }
  readonly given: { readonly offered: boolean; readonly verified: boolean }
}
type OpenWalletRefusal = NotVerified | { readonly kind: 'currency-not-offered'; readonly currency: string }

/** Opens a verified member's wallet in a currency the house offers. Opening it again changes nothing. */
const decideOpenWallet = (
  { input: { currency }, given: { offered, verified } }: OpenWallet,
  wallet: Wallet,
): Decision<Facts, OpenWalletRefusal> => {
  if (wallet.balances[currency]) return accept()
  if (verified === false) return refuse({ kind: 'identity-not-verified' })
  if (!offered) return refuse({ kind: 'currency-not-offered', currency })
  return accept({ type: 'WalletOpened', currency })
}

/** The opening of a wallet in one currency; a second time it adds nothing. */
export const openWallet = movement({
  facts,
  commands: { OpenWallet: decideOpenWallet },
  whileFrozen: { OpenWallet: 'goes-on' },
  evolve: {
    WalletOpened: (wallet, { currency }) => ({
      ...wallet,
      balances: { ...wallet.balances, [currency]: wallet.balances[currency] ?? emptyBalance },
    }),
  },
})
