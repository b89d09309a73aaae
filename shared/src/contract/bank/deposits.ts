import * as v from 'valibot'
import { amountRange, listFilter } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import { amount, caseStatus, currencyCode, id, rate, uid, words } from '../words.ts'

/** 1 bank to wallet, 2 bank to card, 3 bank to open card. */
export const depositType = v.picklist([1, 2, 3], '1 wallet, 2 card, 3 open card')
export type DepositType = v.InferOutput<typeof depositType>

/** `transferImg`: id of the uploaded proof; `bankId`: the member's bank account it comes from. */
export const depositBody = v.strictObject({
  depositType: v.optional(v.picklist([1, 2], '1 wallet, 2 card'), 1),
  currency: currencyCode,
  amount,
  bankId: v.optional(id),
  transferImg: id,
})
/** Opening a card by bank transfer. `id`: the member's bank account; without an amount, the price of the card; without a type, the first offered. */
export const openCardDepositBody = v.strictObject({
  transferImg: id,
  id: v.optional(id),
  currency: v.literal('USD', 'USD'),
  depositType: v.literal(3, '3'),
  amount: v.optional(amount),
  cardType: v.optional(id),
})

/** 0 submitted, 1 success, -1 failed, -2 cancelled by its member. */
const depositStatus = v.picklist([0, 1, -1, -2])
/** 0 processing, 1 completed, 2 confirmed, -1 rejected, -2 cancelled by its member. */
const rechargeStatus = v.picklist([0, 1, 2, -1, -2])

/** `amount` is the member's own figure, once completed the sum that came in; `distribution`: 0 to distribute, 1 distributed. */
export const deposit = v.object({
  id: v.string(),
  uid: v.string(),
  depositType,
  currency: v.string(),
  amount: v.string(),
  bank_id: v.nullable(v.string()),
  transferImg: v.string(),
  /** The same as `depositStatus`, as the specification calls a deposit's status. */
  status: v.optional(depositStatus),
  depositStatus,
  rechargeStatus,
  distribution: v.picklist([0, 1]),
  fee: v.nullable(v.string()),
  cardFee: v.nullable(v.string()),
  credited: v.nullable(v.string()),
  externalTxId: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type Deposit = v.InferOutput<typeof deposit>
/** A bank deposit with its member. */
export const adminDeposit = v.object({
  ...deposit.entries,
  username: v.string(),
  email: v.string(),
  ...decidedByFields,
})
export type AdminDeposit = v.InferOutput<typeof adminDeposit>
/** The deposit’s id, and both its statuses after the call. */
export const depositResult = v.object({ id: v.string(), depositStatus, rechargeStatus })

/** The caller's own deposits. */
export const depositFilter = listFilter(['created_date', 'amount', 'finish_date'], {
  ...amountRange,
  /** The same as `depositStatus`, as its rows call it. */
  status: v.optional(depositStatus),
  depositStatus: v.optional(depositStatus),
  rechargeStatus: v.optional(rechargeStatus),
  currency: v.optional(currencyCode),
})

/** The deposits of all members, or of one. */
export const adminDepositFilter = v.strictObject({
  ...depositFilter.entries,
  depositType: v.optional(depositType),
  uid: v.optional(uid),
})

/** An administrator's finding about a transfer; a failed one needs a reason. */
export const depositStatusBody = v.strictObject({
  id,
  status: v.picklist([1, -1], '1 success, -1 failed'),
  reason: v.optional(words(500)),
})
/** A fixed fee or a share of the sum that came in, not both. */
export const feeFields = {
  fee: v.optional(rate),
  feeRate: v.optional(
    v.pipe(
      rate,
      v.check(given => Number(given) < 1, 'Must be below 1'),
    ),
  ),
}
/** Whether at most one of fee and fee rate is given. */
export const oneFee = <T extends { fee?: string | undefined; feeRate?: string | undefined }>(given: T) =>
  given.fee === undefined || given.feeRate === undefined
/** Message of the field where both are given. */
export const oneFeeMessage = 'Either a fee or a fee rate'

/** 1 completed credits it, 2 confirms it for the member, -1 rejects it with a reason. `amount`: the sum that really came in. */
export const rechargeStatusBody = v.pipe(
  v.strictObject({
    id,
    status: v.picklist([1, 2, -1], '1 completed, 2 confirmed, -1 rejected'),
    amount: v.optional(amount),
    ...feeFields,
    externalTxId: v.optional(words(200)),
    reason: v.optional(words(500)),
  }),
  v.check(oneFee, oneFeeMessage),
)

/** A transfer by FPS: the Hong Kong dollars paid, and the id of the uploaded receipt. */
export const fpsBody = v.strictObject({ hkdAmount: amount, receipt: id })
/** The terms of FPS now, for this member. */
export const fpsTerms = v.object({
  status: v.picklist([0, 1]),
  ratio: v.string(),
  currency: v.string(),
  minimum: v.string(),
  maximum: v.string(),
  account: v.string(),
  account_name: v.string(),
})
export type FpsTerms = v.InferOutput<typeof fpsTerms>
/**
 * A top-up by FPS. `worth` is the value in `currency` of the Hong Kong dollars paid, at their ratio and before a fee; once
 * approved, `amount` is the same, and `credited` the rest of it after the fee.
 */
export const fpsRecharge = v.object({
  id: v.string(),
  uid: v.string(),
  hkdAmount: v.string(),
  ratio: v.string(),
  currency: v.string(),
  worth: v.string(),
  receipt: v.string(),
  status: caseStatus,
  amount: v.nullable(v.string()),
  fee: v.nullable(v.string()),
  credited: v.nullable(v.string()),
  externalTxId: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type FpsRecharge = v.InferOutput<typeof fpsRecharge>
/** An FPS top-up with its member. */
export const adminFpsRecharge = v.object({
  ...fpsRecharge.entries,
  username: v.string(),
  email: v.string(),
  ...decidedByFields,
})
export type AdminFpsRecharge = v.InferOutput<typeof adminFpsRecharge>
/** The case’s id, and its status after the decision. */
export const reviewResult = v.object({ id: v.string(), status: caseStatus })
/** The caller's own payments by FPS. */
export const fpsFilter = listFilter(['created_date', 'amount', 'finish_date'], {
  ...amountRange,
  status: v.optional(caseStatus),
})
/** The payments by FPS of all members, or of one. */
export const adminFpsFilter = listFilter(['created_date', 'amount', 'finish_date'], {
  ...amountRange,
  status: v.optional(caseStatus),
  uid: v.optional(uid),
})
/** An approval. A fee is a decimal string in the case’s currency; `externalTxId` the bank’s id of the transfer. */
export const approveBody = v.pipe(
  v.strictObject({ id, ...feeFields, externalTxId: v.optional(words(200)) }),
  v.check(oneFee, oneFeeMessage),
)

/** A wire that Circle reported. `circleId` is Circle's id of the payment. */
export const circleBody = v.pipe(
  v.strictObject({ uid, circleId: id, currency: v.optional(currencyCode, 'USD'), amount, ...feeFields }),
  v.check(oneFee, oneFeeMessage),
)
/** A wire that was credited: `credited` is `amount` less `fee`. */
export const circleDeposit = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  currency: v.string(),
  amount: v.string(),
  fee: v.string(),
  credited: v.string(),
  created_date: v.string(),
})
export type CircleDeposit = v.InferOutput<typeof circleDeposit>
/**
 * Circle's deposits as a list of `/recharges/{x}`. They have come and are credited: `status`, `depositStatus` and `rechargeStatus`
 * of another value find none.
 */
export const circleRechargeFilter = listFilter(['created_date', 'amount'], {
  ...amountRange,
  status: v.optional(depositStatus),
  depositStatus: v.optional(depositStatus),
  rechargeStatus: v.optional(rechargeStatus),
  currency: v.optional(currencyCode),
  uid: v.optional(uid),
})
/** The caller's own Circle deposits. A range of amounts is of what was credited. */
export const circleFilter = listFilter(['created_date', 'amount'], {
  ...amountRange,
  currency: v.optional(currencyCode),
})
