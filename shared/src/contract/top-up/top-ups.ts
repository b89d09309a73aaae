import * as v from 'valibot'
import { feeFields, oneFee, oneFeeMessage } from '../bank/deposits.ts'
import { amountRange, listFilter } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import { amount, caseStatus, currencyCode, id, networkCode, uid, words } from '../words.ts'

/**
 * Coins that the caller has sent. The same `txid` on the same network counts once over all members, or where they have deposit addresses of
 * their own there, once for each address.
 */
export const topUpBody = v.strictObject({
  currency: currencyCode,
  network: networkCode,
  amount,
  txid: v.pipe(words(200), v.regex(/^\S+$/, 'A TXID has no spaces')),
})

/** `status`: 0 pending, 1 approved, -1 rejected. `credited` is amount less fee, once approved. */
export const topUp = v.object({
  id: v.string(),
  uid: v.string(),
  currency: v.string(),
  network: v.string(),
  amount: v.string(),
  txid: v.string(),
  status: caseStatus,
  fee: v.nullable(v.string()),
  credited: v.nullable(v.string()),
  externalTxId: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type TopUp = v.InferOutput<typeof topUp>
/** The answer of a command about a top-up. */
export const topUpResult = v.object({ id: v.string(), status: caseStatus })

/**
 * An administrator's list also names the member. `txid_members`: how many members have a top-up of this TXID on this network that waits
 * or was credited. A withdrawal of an exchange pays several in one transaction, each at an address of their own.
 */
export const adminTopUp = v.object({
  ...topUp.entries,
  username: v.string(),
  email: v.string(),
  txid_members: v.number(),
  ...decidedByFields,
})
export type AdminTopUp = v.InferOutput<typeof adminTopUp>

/** The caller's own top-ups. */
export const topUpFilter = listFilter(['created_date', 'amount'], {
  ...amountRange,
  status: v.optional(caseStatus),
  currency: v.optional(currencyCode),
  network: v.optional(networkCode),
})
/** The top-ups of all members, or of one. */
export const adminTopUpFilter = v.strictObject({ ...topUpFilter.entries, uid: v.optional(uid) })

/** The fee is in the top-up's currency, or a share of it; nothing when both are left out. */
export const topUpApproveBody = v.pipe(
  v.strictObject({ id, ...feeFields, externalTxId: v.optional(words(200)) }),
  v.check(oneFee, oneFeeMessage),
)
/** The member reads the reason. */
export const topUpRejectBody = v.strictObject({ id, reason: words(500) })
