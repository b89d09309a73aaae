import * as v from 'valibot'
import { currencyCode } from './words.ts'

/** One currency of one member. Total = amount + locked + user_fixed_deposit_amount. */
export const walletRow = v.object({
  currency: v.string(),
  currency_name: v.string(),
  /** Available. */
  amount: v.string(),
  locked: v.string(),
  /** Saving. */
  user_fixed_deposit_amount: v.string(),
  /** 1: asked for, and waiting for an administrator; the wallet is not open yet. */
  pending: v.optional(v.literal(1)),
})
export type WalletRow = v.InferOutput<typeof walletRow>

export const userWalletFilter = v.strictObject({ currency: v.optional(currencyCode) })

export const walletCreateBody = v.strictObject({ currency: currencyCode })

/** What can be spent of one currency. */
export const available = v.object({ currency: v.string(), amount: v.string() })
export const availableFilter = v.strictObject({ currency: currencyCode })
