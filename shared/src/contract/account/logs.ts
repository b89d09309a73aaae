import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { uid } from '../words.ts'

/** One sign-in. `country` is empty when it is unknown. Kept for a year. */
export const loginRecord = v.object({
  id: v.string(),
  uid: v.string(),
  country: v.string(),
  ip: v.string(),
  created_date: v.string(),
})
export type LoginRecord = v.InferOutput<typeof loginRecord>
/** One sign-in with its member. */
export const adminLoginRecord = v.object({
  ...loginRecord.entries,
  username: v.string(),
  email: v.string(),
})
/** Sign-ins. `uid` is for administrators: members see their own. */
export const loginFilter = listFilter(['created_date'], { uid: v.optional(uid) })

/** Delivery of a mail or a message: 0 on its way, 1 handed over, -1 given up. */
export const deliveryStatus = v.picklist([0, 1, -1])
export type DeliveryStatus = v.InferOutput<typeof deliveryStatus>

/** One letter: its kind and recipient, neither its text nor its code. `uid` is null for an address without a member. */
export const emailRecord = v.object({
  id: v.string(),
  uid: v.nullable(v.string()),
  username: v.string(),
  email: v.string(),
  letter: v.string(),
  status: deliveryStatus,
  tries: v.number(),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type EmailRecord = v.InferOutput<typeof emailRecord>
/** Mails of all members, or of one. */
export const emailFilter = listFilter(['created_date'], {
  uid: v.optional(uid),
  status: v.optional(deliveryStatus),
})

/** One message to a phone, without its text. The number shows its last four digits. */
export const smsRecord = v.object({
  id: v.string(),
  uid: v.nullable(v.string()),
  username: v.string(),
  number: v.string(),
  scene: v.string(),
  status: deliveryStatus,
  created_date: v.string(),
})
export type SmsRecord = v.InferOutput<typeof smsRecord>
/** Messages to phones of all members, or of one. */
export const smsFilter = listFilter(['created_date'], {
  uid: v.optional(uid),
  status: v.optional(deliveryStatus),
})

/** A person a member has brought. `bonus` is the referrer's bonus for it, null while there is none. */
export const referral = v.object({
  uid: v.string(),
  username: v.string(),
  verified: v.boolean(),
  bonus: v.nullable(v.string()),
  currency: v.nullable(v.string()),
  created_date: v.string(),
  bonus_date: v.nullable(v.string()),
})
export type Referral = v.InferOutput<typeof referral>
/** One referral with the member who came and the member who brought them. */
export const adminReferral = v.object({
  ...referral.entries,
  email: v.string(),
  referrer: v.string(),
  referrer_username: v.string(),
  referrer_email: v.string(),
})
/** The members whom the caller brought. */
export const referralFilter = listFilter(['created_date'], {})
/** `uid` is the member who came, `referrer` the one who brought them. */
export const adminReferralFilter = listFilter(['created_date'], {
  uid: v.optional(uid),
  referrer: v.optional(uid),
})
