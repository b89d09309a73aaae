import * as v from 'valibot'
import { listFilter } from './filters.ts'
import { flag, reviewStatus, role, uid, words } from './words.ts'

/** A member in the short list. */
export const memberShort = v.object({ uid: v.string(), username: v.string(), email: v.string() })
export type MemberShort = v.InferOutput<typeof memberShort>

/** A member in the administrators' list. `totalAmount` is the estimate in USDC. */
export const member = v.object({
  ...memberShort.entries,
  role,
  user_type: flag,
  /** 1 enabled, 0 disabled. */
  status: flag,
  kyc_status: reviewStatus,
  vip_level: v.number(),
  quickpay_status: flag,
  language: v.string(),
  created_date: v.string(),
  walletList: v.array(
    v.object({
      currency: v.string(),
      amount: v.string(),
      locked: v.string(),
      user_fixed_deposit_amount: v.string(),
    }),
  ),
  totalAmount: v.string(),
})
export type Member = v.InferOutput<typeof member>

export const memberFilter = listFilter(['created_date', 'uid', 'username', 'email'], {
  uid: v.optional(uid),
  user_type: v.optional(flag),
})

/** One fact of the log as an auditor reads it. `legs` sum to zero in every currency. */
export const auditEvent = v.object({
  id: v.string(),
  stream: v.string(),
  revision: v.number(),
  position: v.string(),
  type: v.string(),
  actor: v.object({ kind: v.picklist(['member', 'admin', 'system']), id: v.string() }),
  created_date: v.string(),
  command_id: v.string(),
  correlation_id: v.string(),
  causation_id: v.nullable(v.string()),
  /** The fact's own fields, without type and legs. */
  data: v.record(v.string(), v.unknown()),
  legs: v.array(v.object({ account: v.string(), currency: v.string(), amount: v.string() })),
  hash: v.string(),
})
export type AuditEvent = v.InferOutput<typeof auditEvent>

export const auditEventFilter = listFilter(['position'], {
  uid: v.optional(uid),
  stream: v.optional(words(120)),
  type: v.optional(words(60)),
})

/**
 * The last proof: whether balances and wallets `equal` the log up to the event of a running `number`, and where they
 * first differ. No record before the first proof.
 */
export const proof = v.object({
  equal: v.boolean(),
  number: v.number(),
  position: v.string(),
  /** How many accounts were compared. */
  accounts: v.number(),
  checked_date: v.string(),
  difference: v.nullable(
    v.object({
      view: v.picklist(['balances', 'wallets', 'log']),
      key: v.string(),
      log: v.nullable(v.string()),
      shown: v.nullable(v.string()),
    }),
  ),
})
export type Proof = v.InferOutput<typeof proof>
