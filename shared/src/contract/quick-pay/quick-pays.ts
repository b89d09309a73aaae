import * as v from 'valibot'
import { approval } from '../account/passkeys.ts'
import { amountRange, listFilter } from '../filters.ts'
import { amount, currencyCode, flag, oneLine, uid } from '../words.ts'
import { namesOnePayee, namesOnePayeeMessage, payeeFields } from './contacts.ts'

/**
 * A member who can be paid. `username`: their name as the caller may see it, empty where they show none; `masked` 1 while it is not the
 * whole, which is until a payment between the two has arrived.
 */
export const payee = v.object({
  uid: v.string(),
  username: v.string(),
  masked: v.optional(flag),
  handle: v.optional(v.nullable(v.string())),
  /** 1: takes quick pay. */
  quickpay_status: v.picklist([0, 1]),
})
export type Payee = v.InferOutput<typeof payee>

/** A payee as a member has saved them: `username` is the payee's own name as far as the member may see it, `nickname` the member's for them. */
export const savedPayee = v.object({ uid: v.string(), username: v.string(), nickname: v.string() })
export type SavedPayee = v.InferOutput<typeof savedPayee>

/** Saves a payee, or gives one another nickname. */
export const savePayeeBody = v.pipe(
  v.strictObject({ ...payeeFields, nickname: oneLine(40) }),
  v.forward(
    v.check(given => namesOnePayee(given), namesOnePayeeMessage),
    ['uid'],
  ),
)
/** The payee to take off the caller's list, by uid. */
export const removePayeeBody = v.strictObject({ uid })

/** The amount can be paid; `balance` is the rest in the wallet. */
export const quickPayCheck = v.object({
  currency: v.string(),
  amount: v.string(),
  available: v.string(),
  balance: v.string(),
})
export type QuickPayCheck = v.InferOutput<typeof quickPayCheck>

/**
 * A payment to another member, with the code mailed for just this payee and amount, or a passkey’s proof for them. `note`: both sides read
 * it.
 */
export const quickPayBody = v.pipe(
  v.strictObject({
    ...payeeFields,
    currency: currencyCode,
    amount,
    note: v.optional(oneLine(80)),
    code: approval,
  }),
  v.forward(
    v.check(given => namesOnePayee(given), namesOnePayeeMessage),
    ['uid'],
  ),
)
/** `status`: 1 arrived, 0 on its way (a worker finishes it). */
export const quickPayResult = v.object({
  id: v.string(),
  status: v.picklist([0, 1]),
  created_date: v.string(),
})

/** One payment as its sender or receiver sees it. `status`: 0 on its way, 1 arrived, -1 came back to its sender. */
export const quickPay = v.object({
  id: v.string(),
  status: v.picklist([-1, 0, 1]),
  direction: v.picklist(['sent', 'received']),
  sender: v.string(),
  sender_username: v.string(),
  receiver: v.string(),
  receiver_username: v.string(),
  currency: v.string(),
  amount: v.string(),
  /** The payer's words to the payee; null without any. */
  note: v.optional(v.nullable(v.string())),
  created_date: v.string(),
})
export type QuickPay = v.InferOutput<typeof quickPay>

/**
 * The caller's own payments, sent and received unless `direction` says one. An administrator's list has each payment once, as its
 * sender has it: all are `sent`.
 */
export const quickPayFilter = listFilter(['created_date'], {
  ...amountRange,
  currency: v.optional(currencyCode),
  direction: v.optional(v.picklist(['sent', 'received'])),
})
