import * as v from 'valibot'
import { pockets } from '../../book-accounts.ts'
import { refusalAnswer } from '../answers.ts'
import { feeFields, oneFee, oneFeeMessage } from '../bank/deposits.ts'
import { termsOf } from '../vocabularies.ts'
import { amount, id } from '../words.ts'
import { lookedKinds } from './case-kinds.ts'

/** Kinds of cases whose approval can be looked at in figures before it is given. */
export const approvalKind = v.picklist([...lookedKinds, ...termsOf('lookedProposals')])
export type ApprovalKind = v.InferOutput<typeof approvalKind>

/**
 * An approval as it is being filled in. `id` is the case's; of a Circle deposit, a reversal, card logs and an adjustment the proposal's. `amount`, of deposits only: the sum that really came in. A fee is typed for top-ups, deposits, withdrawals and
 * requested payments; the other kinds have the fee they were asked for with, or none.
 */
export const approvalCheckBody = v.pipe(
  v.strictObject({ kind: approvalKind, id, amount: v.optional(amount), ...feeFields }),
  v.check(oneFee, oneFeeMessage),
)

/** One pocket of the member's money. `card` is the prepaid card; `member` whose it is, where the approval moves several members' money. */
const pocketAmount = v.object({
  pocket: v.picklist(pockets),
  currency: v.string(),
  amount: v.string(),
  member: v.nullable(v.string()),
})

/** Members whose cards are named one by one when card logs are looked at. */
export const mostCardsNamed = 20

/**
 * The amounts that the approval would book. `amount` comes in, or leaves for the bank, the chain or the card; of an adjustment it is signed. `fee` is
 * null for a kind without one. `credited`, in `creditedCurrency`, is what the member's wallet, card or bank account, or the payee, gets; `cardFee` the
 * price of a card that a deposit opens. `after` is the member's money in each currency that the approval moves, for `more` further members
 * not named; `held`, the refusal that the
 * approval would get now though it could book this: the books differ, the risk takes a second administrator, or the account is disabled.
 */
export const approvalCheck = v.object({
  currency: v.string(),
  amount: v.string(),
  fee: v.nullable(v.string()),
  cardFee: v.nullable(v.string()),
  credited: v.string(),
  creditedCurrency: v.string(),
  after: v.array(pocketAmount),
  more: v.number(),
  held: v.nullable(refusalAnswer),
})
export type ApprovalCheck = v.InferOutput<typeof approvalCheck>
