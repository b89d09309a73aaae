import * as v from 'valibot'
import { transaction } from './transactions.ts'

/** Where a line stands. */
export const transactionStatuses = ['pending', 'done', 'rejected', 'reversed'] as const

/** A word of the product, as lists of choices want it. */
export const choice = v.object({ id: v.string(), name: v.string() })

/** A line with the fields for administrators: their note, and the event behind it. */
export const oneTransaction = v.object({
  ...transaction.entries,
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
export type OneTransaction = v.InferOutput<typeof oneTransaction>
