import * as v from 'valibot'
import { emailCode } from '../account/authentication.ts'
import { approval, hasPin, pinMissing } from '../account/passkeys.ts'
import { pin } from '../account/secrets.ts'
import { sentBackFields } from '../bank/sent-back.ts'
import { amountRange, listFilter } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import { amount, caseStatus, currencyCode, decimal, id, uid, words } from '../words.ts'

/** Where a withdrawal is taken from. */
export const withdrawSource = v.optional(v.picklist(['wallet', 'card']), 'wallet')
const order = { source: withdrawSource, currency: currencyCode, amount, bankId: id }

/** The emailed code is of scene withdraw, for this amount, with the bank account's id as its payee; or a passkey’s proof stands for both codes. */
export const withdrawBody = v.pipe(
  v.strictObject({ ...order, code: approval, pin: v.optional(pin) }),
  v.forward(
    v.check(given => hasPin(given), pinMissing),
    ['pin'],
  ),
)
/** An order whose cost is asked for. Nothing is done. */
export const withdrawCheckBody = v.strictObject(order)
/** An order that an administrator enters for a member; another approves it. */
export const withdrawByAdminBody = v.strictObject({ uid, ...order })
/** A mailed code, looked at with the order that it was mailed for. It stays valid. */
export const withdrawCodeBody = v.strictObject({ code: emailCode, ...order })

/** `total` = amount + fee leaves the balance, which is `balance` afterwards; the bank gets `amount`. */
export const withdrawCheck = v.object({
  currency: v.string(),
  amount: v.string(),
  fee: v.string(),
  total: v.string(),
  available: v.string(),
  balance: v.string(),
  minimum: v.string(),
})
export type WithdrawCheck = v.InferOutput<typeof withdrawCheck>

/** `bank` is how the member tells their accounts apart: the bank and the last four characters. */
export const withdrawal = v.object({
  id: v.string(),
  uid: v.string(),
  source: v.picklist(['wallet', 'card']),
  currency: v.string(),
  amount: v.string(),
  fee: v.string(),
  bank_id: v.string(),
  bank: v.nullable(v.string()),
  status: caseStatus,
  externalTxId: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  ...sentBackFields,
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type Withdrawal = v.InferOutput<typeof withdrawal>
/** A withdrawal with its member, and the administrator who entered it, if one did. */
export const adminWithdrawal = v.object({
  ...withdrawal.entries,
  username: v.string(),
  email: v.string(),
  entered_by: v.nullable(v.string()),
  /** The administrator's user name; empty where the member asked. */
  entered_by_name: v.string(),
  ...decidedByFields,
})
export type AdminWithdrawal = v.InferOutput<typeof adminWithdrawal>
/** The caller's own withdrawals. */
export const withdrawalFilter = listFilter(['created_date', 'amount', 'finish_date'], {
  ...amountRange,
  status: v.optional(caseStatus),
  currency: v.optional(currencyCode),
  source: v.optional(v.picklist(['wallet', 'card'])),
})

/** A member’s request for a wallet in a currency that needs consent. `reason` is that of a rejection. */
export const currencyRequest = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  currency: v.string(),
  status: caseStatus,
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
  /** For administrators only, as in other cases. */
  decided_by: v.optional(decidedByFields.decided_by),
  decided_by_name: v.optional(decidedByFields.decided_by_name),
})
export type CurrencyRequest = v.InferOutput<typeof currencyRequest>
/** Requests of all members, or of one, for wallets in a currency. */
export const currencyRequestFilter = listFilter(['created_date', 'finish_date'], {
  status: v.optional(caseStatus),
  uid: v.optional(uid),
  currency: v.optional(currencyCode),
})

/** 0 waits, 1 approved, -1 rejected, -2 withdrawn by its own administrator. */
export const adjustmentStatus = v.picklist([0, 1, -1, -2])
/** `amount` is signed: `"-5.00"` takes away. */
export const adjustmentBody = v.strictObject({
  uid,
  currency: currencyCode,
  amount: v.pipe(decimal, v.regex(/^-?\d{1,15}(\.\d{1,18})?$/, 'A decimal string, such as "-5.00"')),
  reason: words(500),
})
/**
 * A correction of a member’s balance. `amount` is signed; `reason` the one of the entry, `rejection` that of the second
 * administrator.
 */
export const adjustment = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  currency: v.string(),
  amount: v.string(),
  reason: v.string(),
  entered_by: v.string(),
  entered_by_name: v.string(),
  status: adjustmentStatus,
  /** Why it was rejected or withdrawn. */
  rejection: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
  ...decidedByFields,
})
export type Adjustment = v.InferOutput<typeof adjustment>
/** Adjustments by hand of all wallets, or of one member's. */
export const adjustmentFilter = listFilter(['created_date', 'amount', 'finish_date'], {
  ...amountRange,
  status: v.optional(adjustmentStatus),
  uid: v.optional(uid),
  currency: v.optional(currencyCode),
})

/** An administrator's note beside a transaction. */
export const annotateBody = v.strictObject({
  id,
  uid: v.optional(uid),
  note: v.optional(v.nullable(words(1000)), null),
})
export type AnnotateBody = v.InferOutput<typeof annotateBody>
/** The reason of a reversal, if one is given. */
export const reverseBody = v.optional(v.strictObject({ reason: v.optional(words(500)) }), {})

/** The withdrawals of all members, or of one. */
export const adminWithdrawalFilter = v.strictObject({ ...withdrawalFilter.entries, uid: v.optional(uid) })
