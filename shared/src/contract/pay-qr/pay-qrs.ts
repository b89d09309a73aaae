import * as v from 'valibot'
import { approval } from '../account/passkeys.ts'
import { amountRange, listFilter } from '../filters.ts'
import { amount, currencyCode, flag, id, uid } from '../words.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'At least 1'))

/**
 * `type`: 0 one-time, 1 multi-pay. `amount` is the amount of each scan; `times` how often it may be scanned (once for a
 * one-time code); `code` was mailed for the scene quickpay, for all of it (`amount` × `times`) to the payee `paycode`.
 */
export const payQrBody = v.pipe(
  v.strictObject({
    type: flag,
    currency: currencyCode,
    amount,
    times: v.optional(whole, 1),
    /** The settings allow fewer; a calendar ends somewhere. */
    validDays: v.pipe(whole, v.maxValue(36_500, 'At most 36500')),
    code: approval,
  }),
  v.check(given => given.type === 1 || given.times === 1, 'A one-time code is scanned once'),
)
/** The scans of a pay code: the amount of each, how many there may be, and for how many days. */
export const payQrScans = v.strictObject({ amount, times: whole, validDays: whole })
/** The payee in the emailed code of a pay code, whose scanners are not known yet. */
export const payQrPayee = 'paycode'

/** 0 can be scanned, 1 used up, -1 expired. */
const status = v.picklist([0, 1, -1])
/** `data` is the text of the QR code, and the `dataId` of `/quickpay/scan`. `left` is still reserved. */
export const payQr = v.object({
  id: v.string(),
  data: v.string(),
  uid: v.string(),
  username: v.string(),
  type: flag,
  currency: v.string(),
  amount: v.string(),
  times: v.number(),
  scans: v.number(),
  total: v.string(),
  left: v.string(),
  status,
  expired_date: v.string(),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type PayQr = v.InferOutput<typeof payQr>

/** The payment of a code, for a member about to scan it. */
export const payInfo = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  currency: v.string(),
  amount: v.string(),
  status,
  expired_date: v.string(),
})
export type PayInfo = v.InferOutput<typeof payInfo>

/** `dataId`: the text of the QR code. */
export const scanBody = v.strictObject({ dataId: id })
/** `result`: 1 success. Without one: `result` is 2 (ALREADY_SCAN) or 3 (NOT_FOUND_DATA, QRCODE_EXPIRED, PAY_CODE_PAUSED) in the refusal's details. */
export const scanResult = v.object({
  result: v.literal(1),
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  currency: v.string(),
  amount: v.string(),
  created_date: v.string(),
})
export type ScanResult = v.InferOutput<typeof scanResult>

/** A member who scanned a code. `status`: 0 on its way, 1 received, -1 came back to the code's creator. */
export const payQrScan = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  scan: v.number(),
  currency: v.string(),
  amount: v.string(),
  status,
  created_date: v.string(),
})

/** Codes that pay; a range of amounts is of what each scan pays. `uid` is for administrators: members see their own. */
export const payQrFilter = listFilter(['created_date', 'expired_date', 'amount'], {
  ...amountRange,
  status: v.optional(status),
  currency: v.optional(currencyCode),
  uid: v.optional(uid),
})
