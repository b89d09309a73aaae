import * as v from 'valibot'
import { flag, oneLine, uid } from '../words.ts'

/** A payee as a person names one: user ID, e-mail address, phone number with its country code (`+852…`), or handle, with or without an @. */
export const payeeText = oneLine(254)

/** The member to pay, in one text. */
export const findPayeeBody = v.strictObject({ payee: payeeText })

/** The fields by which a body names the member to pay: `uid`, or `payee` in its place. */
export const payeeFields = { uid: v.optional(uid), payee: v.optional(payeeText) }

/** Whether a body names its payee once. */
export const namesOnePayee = (given: {
  readonly uid?: string | undefined
  readonly payee?: string | undefined
}): boolean => (given.uid === undefined) !== (given.payee === undefined)

/** The fault of a body that does not. */
export const namesOnePayeeMessage = 'The payee is named once, by uid or by payee'

/**
 * A member whom the caller has paid or saved. `username`: their name as the caller may see it, empty where they show none; `masked` 1 while it is
 * not the whole. `nickname`: the caller's for them, null where they are not saved. `last_paid`: when the last payment to them was made.
 */
export const contact = v.object({
  uid: v.string(),
  username: v.string(),
  masked: flag,
  handle: v.nullable(v.string()),
  nickname: v.nullable(v.string()),
  favourite: flag,
  last_paid: v.nullable(v.string()),
})
export type Contact = v.InferOutput<typeof contact>

/** 1 makes a contact a favourite, 0 ends it. */
export const favouriteBody = v.strictObject({ uid, favourite: flag })
