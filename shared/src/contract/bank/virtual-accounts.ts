import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { oneLine, text, uid, ungrouped, words } from '../words.ts'

const line = (longest: number) => v.optional(v.pipe(text(longest)), '')

/** Details of a virtual account: the number and the bank, as a member names them in a wire. */
const details = {
  beneficiary_name: words(200),
  bank_name: words(200),
  account_number: v.pipe(oneLine(60), v.minLength(1, 'The number of the account')),
  swift_code: v.optional(ungrouped(20), ''),
  bank_routing_number: line(40),
  bank_address: line(300),
}

/** Gives a member a virtual account, or another in place of theirs. */
export const giveVirtualAccountBody = v.strictObject({ uid, ...details, reason: v.optional(words(500)) })

/** Where a member's virtual account stands: -1 none, 0 asked for, 1 there. */
export const virtualAccountStatus = v.picklist([-1, 0, 1])

const shown = {
  beneficiary_name: v.string(),
  bank_name: v.string(),
  account_number: v.string(),
  swift_code: v.string(),
  bank_routing_number: v.string(),
  bank_address: v.string(),
}

/** The caller’s virtual account; its fields are empty while there is none. */
export const virtualAccount = v.object({ status: virtualAccountStatus, ...shown })
export type VirtualAccount = v.InferOutput<typeof virtualAccount>
/** Fields of a virtual account without its standing. */
export type VirtualAccountDetails = Omit<VirtualAccount, 'status'>

/** A member’s virtual account as administrators list it: of its number, the last four characters. */
export const memberVirtualAccount = v.object({
  /** The member’s user id: everyone has one account. */
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  status: v.picklist([0, 1]),
  bank_name: v.string(),
  last4: v.string(),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type MemberVirtualAccount = v.InferOutput<typeof memberVirtualAccount>

/** The requests and accounts of all members, or of one. */
export const virtualAccountFilter = listFilter(['created_date'], {
  uid: v.optional(uid),
  status: v.optional(v.picklist([0, 1])),
})
