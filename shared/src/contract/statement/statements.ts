import * as v from 'valibot'
import { text } from '../words.ts'
import { transaction } from './transactions.ts'

/** A member's own note beside a line; an empty one takes it away. */
export const ownNoteBody = v.strictObject({ note: text(500) })

/** States of a line. */
export const transactionStatuses = ['pending', 'done', 'rejected', 'cancelled', 'reversed'] as const

/** A word of the product, as lists of choices want it. */
export const choice = v.object({ id: v.string(), name: v.string() })

/** One step in the life of a movement: the type of the event, its instant, and its actor. */
export const transactionStep = v.object({
  event: v.string(),
  /** `member` is the line's own, `other` the other member of a payment. */
  by: v.picklist(['member', 'other', 'admin', 'system']),
  created_date: v.string(),
})
export type TransactionStep = v.InferOutput<typeof transactionStep>

/**
 * A bank account, an address, or the payee or payer of a payment, as its member has written it: a name, the account's number or
 * the address, the bank and its SWIFT code, and remarks; empty where there is none.
 */
const otherSide = v.object({
  /** Id of the bank account, or of the entry of the address book; nothing for a payee or payer. */
  end: v.nullable(v.string()),
  name: v.string(),
  account: v.string(),
  bank: v.string(),
  swift: v.string(),
  remarks: v.string(),
})
export type OtherSide = v.InferOutput<typeof otherSide>

/**
 * A line with all that its member may know: when it was booked, the other member's name, the events about it in their order,
 * and the other lines of the same reference. `own_note` is the member's own, for nobody else; `note` and `event` are for
 * administrators: their note, and the event behind the line.
 */
export const oneTransaction = v.object({
  ...transaction.entries,
  booked_date: v.nullable(v.string()),
  /** The request for money that this payment answered, if it did. */
  request: v.nullable(v.string()),
  counterparty_name: v.nullable(v.string()),
  /** The other side outside the platform, for the member alone; nothing where there is none or it was erased. */
  other_side: v.optional(v.nullable(otherSide)),
  history: v.array(transactionStep),
  related: v.array(transaction),
  own_note: v.optional(v.nullable(v.string())),
  /** The payer’s words to the payee of a quick pay, for the two of them. */
  payment_note: v.optional(v.nullable(v.string())),
  note: v.optional(v.nullable(v.string())),
  event: v.optional(
    v.nullable(
      v.object({
        id: v.string(),
        type: v.string(),
        number: v.number(),
        actor_kind: v.string(),
        actor_id: v.string(),
        legs: v.array(v.object({ account: v.string(), currency: v.string(), amount: v.string() })),
      }),
    ),
  ),
})
/** A transaction as administrators load it: by its id, or as a row of their list. */
export const loadedTransaction = v.object({
  ...oneTransaction.entries,
  username: v.string(),
  email: v.string(),
})
export type OneTransaction = v.InferOutput<typeof oneTransaction>
