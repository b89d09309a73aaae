import * as v from 'valibot'
import { approval } from '../account/passkeys.ts'
import { feeFields, oneFee, oneFeeMessage } from '../bank/deposits.ts'
import { sentBackFields } from '../bank/sent-back.ts'
import { fieldMessages } from '../field-messages.ts'
import { amountRange, listFilter } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import { amount, caseStatus, currencyCode, grouped, id, text, uid, ungrouped, words } from '../words.ts'

/** `name`: the payer who is asked, or the purpose. */
export const requestPaymentBody = v.strictObject({
  name: words(30),
  currency: currencyCode,
  amount,
  remarks: v.optional(text(200), ''),
})
/**
 * 1 received (administrators, who may name a fee or a fee rate), -1 rejected, with a reason from administrators; members may only withdraw
 * their own. Every request begins with 0, which cannot be set.
 */
export const requestPaymentStatusBody = v.pipe(
  v.strictObject({
    id,
    status: v.picklist([0, 1, -1]),
    ...feeFields,
    externalTxId: v.optional(words(200)),
    reason: v.optional(words(500)),
  }),
  v.check(oneFee, oneFeeMessage),
)

/** 0 unpaid, 1 received, -1 rejected, -2 cancelled by its member. */
const requestStatus = caseStatus
/** A requested payment. `credited` is what came in less the fee; both are null until then. */
export const requestPayment = v.object({
  id: v.string(),
  uid: v.string(),
  name: v.string(),
  remarks: v.string(),
  currency: v.string(),
  amount: v.string(),
  fee: v.nullable(v.string()),
  credited: v.nullable(v.string()),
  externalTxId: v.nullable(v.string()),
  status: requestStatus,
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type RequestPayment = v.InferOutput<typeof requestPayment>
/** The request’s id, and its status after the call. */
export const requestPaymentResult = v.object({ id: v.string(), status: requestStatus })

/** An IBAN, whose checksum is looked at, or an account number of digits. */
const payeeAccount = v.pipe(
  grouped(60),
  v.transform(given => given.replace(/^IBAN\b[\s:.]*/i, '')),
  v.regex(/^[A-Za-z0-9 -]{4,40}$/, 'An account number or IBAN'),
)
const payeeSwift = v.optional(
  v.pipe(ungrouped(11), v.toUpperCase(), v.regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, 'A SWIFT/BIC')),
  '',
)

/** 1: a business. The sender says so of the payee; finance, who knows the name, rejects a payment to a person. */
const payeeType = v.literal(1, fieldMessages.company)

/** A payee's name and bank: what beside the account number says where the money goes. */
export const sendPayee = { name: words(60), bank: words(100), swift: payeeSwift }
/** `code` was mailed for the scene sendpayment, for `amount` to the payee `account`. */
export const sendPaymentBody = v.strictObject({
  ...sendPayee,
  payee_type: payeeType,
  account: payeeAccount,
  currency: currencyCode,
  amount,
  remarks: v.optional(text(200), ''),
  code: approval,
})
/**
 * Asks by the amount that arrives, or by the total that leaves the wallet, fee included: then it is the most that arrives for no more than
 * that. `account` and `swift` are looked at before a code for them is mailed, where they are given.
 */
export const sendPaymentCheckBody = v.pipe(
  v.strictObject({
    currency: currencyCode,
    amount: v.optional(amount),
    total: v.optional(amount),
    account: v.optional(payeeAccount),
    swift: payeeSwift,
  }),
  v.forward(
    v.check(
      given => (given.amount === undefined) !== (given.total === undefined),
      'Enter the amount that arrives or the total, one of them',
    ),
    ['amount'],
  ),
)
/** The cost of sending `amount`: `total` is amount and fee; `balance` the rest in the wallet. */
export const sendPaymentCheck = v.object({
  currency: v.string(),
  amount: v.string(),
  fee: v.string(),
  total: v.string(),
  available: v.string(),
  balance: v.string(),
})
export type SendPaymentCheck = v.InferOutput<typeof sendPaymentCheck>

/** 0 in progress, 1 success, -1 failed, -2 cancelled by its member. */
const sendStatus = caseStatus
/** `account` shows its last four characters. */
export const sendPayment = v.object({
  id: v.string(),
  uid: v.string(),
  name: v.string(),
  account: v.string(),
  bank: v.string(),
  remarks: v.string(),
  currency: v.string(),
  amount: v.string(),
  fee: v.string(),
  externalTxId: v.nullable(v.string()),
  status: sendStatus,
  reason: v.nullable(v.string()),
  ...sentBackFields,
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type SendPayment = v.InferOutput<typeof sendPayment>
/** The payment’s id, and its status after the call. */
export const sendPaymentResult = v.object({ id: v.string(), status: sendStatus })
/** The bank has paid; `externalTxId` is its id of the transfer. */
export const sendPaymentApproveBody = v.strictObject({ id, externalTxId: v.optional(words(200)) })
/** The payment failed or is refused; amount and fee go back to the wallet. */
export const sendPaymentRejectBody = v.strictObject({ id, reason: words(500) })

/** Administrators see the member; the whole account number in the case alone, and not in the list. */
const who = { username: v.string(), email: v.string() }
/** A requested payment with its member. */
export const adminRequestPayment = v.object({ ...requestPayment.entries, ...who, ...decidedByFields })
export type AdminRequestPayment = v.InferOutput<typeof adminRequestPayment>
/** A sent payment with its member, and the SWIFT of the payee’s bank. */
export const adminSendPayment = v.object({
  ...sendPayment.entries,
  ...who,
  swift: v.string(),
  ...decidedByFields,
})
export type AdminSendPayment = v.InferOutput<typeof adminSendPayment>

/** The caller's own requests, or payments to third parties. `status` 0 waits, 1 is done, -1 failed, -2 was cancelled. */
export const paymentFilter = listFilter(['created_date', 'amount'], {
  ...amountRange,
  status: v.optional(caseStatus),
  currency: v.optional(currencyCode),
})
/** The requests, or payments, of all members, or of one. */
export const adminPaymentFilter = v.strictObject({ ...paymentFilter.entries, uid: v.optional(uid) })
