import * as v from 'valibot'
import { amount, decimal, id, words } from '../words.ts'

/** A withdrawal or payment that had left for a bank, and that the bank has sent back; `bank_charge` is what it kept. The member reads the reason. */
export const sentBackBody = v.strictObject({
  id,
  bank_charge: v.optional(
    v.union([amount, v.pipe(decimal, v.regex(/^0+(\.0+)?$/, 'A decimal string, such as "25.00"'))]),
    '0',
  ),
  reason: words(500),
})
/** The withdrawal or payment, and what its member got back. */
export const sentBackResult = v.object({
  id: v.string(),
  amount: v.string(),
  bank_charge: v.string(),
})

/** The amount that the bank has sent back of it, what the bank kept for that, why and when; all null while it has not. */
export const sentBackFields = {
  returned_amount: v.nullable(v.string()),
  bank_charge: v.nullable(v.string()),
  returned_reason: v.nullable(v.string()),
  returned_date: v.nullable(v.string()),
}
const sentBack = v.object(sentBackFields)
/** The return of a withdrawal or payment by its bank. */
export type SentBack = v.InferOutput<typeof sentBack>
