import * as v from 'valibot'
import { feeFields, oneFee, oneFeeMessage } from '../bank/deposits.ts'
import { amount, id } from '../words.ts'

/** Kinds of cases whose approval can be looked at in figures before it is given. */
export const approvalKind = v.picklist([
  'top-up',
  'fps-top-up',
  'deposit',
  'withdrawal',
  'request-payment',
  'send-payment',
])
export type ApprovalKind = v.InferOutput<typeof approvalKind>

/** An approval as it is being filled in. `amount`, of deposits only: the sum that really came in. A sent payment has the fee it was asked for with. */
export const approvalCheckBody = v.pipe(
  v.strictObject({ kind: approvalKind, id, amount: v.optional(amount), ...feeFields }),
  v.check(oneFee, oneFeeMessage),
)

/**
 * The amounts that the approval would book. `amount` comes in, or leaves for the bank; `credited` is what the member's wallet, card or bank
 * account, or the payee's bank, gets; `cardFee` the price of a card that a deposit opens.
 */
export const approvalCheck = v.object({
  currency: v.string(),
  amount: v.string(),
  fee: v.string(),
  cardFee: v.nullable(v.string()),
  credited: v.string(),
})
export type ApprovalCheck = v.InferOutput<typeof approvalCheck>
