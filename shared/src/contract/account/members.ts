import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { email, flag, id, language, reviewStatus, role, uid, words } from '../words.ts'

const vipLevel = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))

/** A member in the short list. */
export const memberShort = v.object({ uid: v.string(), username: v.string(), email: v.string() })

/** A member in the administrators' list. `totalAmount` is the estimate in USDC. */
export const member = v.object({
  ...memberShort.entries,
  role,
  user_type: flag,
  /** 1 enabled, 0 disabled. */
  status: flag,
  /** 1: frozen by its member; nothing is paid, swapped, sent or withdrawn. The prepaid card still works. */
  frozen: flag,
  /** 1: signing in takes a code of an authenticator app. */
  authenticator: flag,
  kyc_status: reviewStatus,
  vip_level: v.number(),
  /** The code of the user group; null for none. */
  user_group: v.nullable(v.string()),
  quickpay_status: flag,
  language: v.string(),
  created_date: v.string(),
  /** The same, under the specified name. */
  account_open_date: v.string(),
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

/** Members, for administrators. */
export const memberFilter = listFilter(['created_date', 'uid', 'username', 'email'], {
  uid: v.optional(uid),
  user_type: v.optional(flag),
  /** 1 enabled, 0 disabled. */
  status: v.optional(flag),
  kyc_status: v.optional(reviewStatus),
  vip_level: v.optional(vipLevel),
  /** This VIP level and above. */
  vip_from: v.optional(vipLevel),
  /** Those of one user group, by its code. */
  user_group: v.optional(id),
})

/** The member concerned, and the reason. */
const about = { uid, reason: words(500) }

/** Disables a member, with a reason. */
export const disableMemberBody = v.strictObject(about)
/** Enables a disabled member again, with a reason. */
export const enableMemberBody = v.strictObject(about)
/** Clears the PAY code of a member who has forgotten it, with a reason. */
export const clearPinBody = v.strictObject(about)
/** The member whose PAY code is to be cleared. */
export const pinClearing = v.object({ uid: v.string() })
/** Ends a freeze that the member began, with a reason. */
export const unfreezeMemberBody = v.strictObject(about)
/** Ends every session that is open. */
export const endSessionsBody = v.strictObject(about)
/** Turns off the authenticator app of a member who lost it. */
export const removeAuthenticatorBody = v.strictObject(about)
/** A level given without an application; 0 takes it away. */
export const setVipBody = v.strictObject({ ...about, vip_level: vipLevel })
/** A user group given to a member by its code; null takes the member out of it. */
export const setGroupBody = v.strictObject({ ...about, user_group: v.nullable(id) })

/** Fields that an administrator edits; a field that is left out stays. */
export const editOtherMemberBody = v.pipe(
  v.strictObject({
    ...about,
    username: v.optional(words(60)),
    email: v.optional(email),
    language: v.optional(language),
  }),
  v.forward(
    v.check(given => Boolean(given.username ?? given.email ?? given.language), 'Nothing to edit'),
    ['username'],
  ),
)

/** The role a member shall have; `member` takes the one they have. */
export const setRoleBody = v.strictObject({ ...about, role })
/** A member’s role after the call. */
export const memberRole = v.object({ uid: v.string(), role })

/**
 * How many records of each kind a member has, as the lists of their page count them: the same names, the same rows. Events,
 * movements and sign-ins are counted up to 10,001, which says "more than 10,000".
 */
export const memberCounts = v.object({
  events: v.number(),
  wallets: v.number(),
  transactions: v.number(),
  cards: v.number(),
  banks: v.number(),
  addresses: v.number(),
  topups: v.number(),
  deposits: v.number(),
  fps: v.number(),
  withdrawals: v.number(),
  sends: v.number(),
  fixeddeposits: v.number(),
  trades: v.number(),
  referrals: v.number(),
  identity: v.number(),
  logins: v.number(),
  notes: v.number(),
})
export type MemberCounts = v.InferOutput<typeof memberCounts>

/** An open session as administrators see it: device and place as its member does, no id that would name it elsewhere. */
export const openSession = v.object({
  browser: v.string(),
  system: v.string(),
  country: v.string(),
  ip: v.string(),
  created_date: v.string(),
  used_date: v.string(),
})
export type OpenSession = v.InferOutput<typeof openSession>

/** A note of administrators about a member; `mentions` are the administrators whom it names. */
export const noteMemberBody = v.strictObject({
  uid,
  note: words(1000),
  mentions: v.optional(v.pipe(v.array(uid), v.maxLength(20, 'At most 20 administrators')), []),
})

/** Standing of a member after an administrator's act. */
export const memberStanding = v.object({
  uid: v.string(),
  status: flag,
  vip_level: v.number(),
  user_group: v.nullable(v.string()),
})

/** One fact of the log as an auditor reads it. `legs` sum to zero in every currency. */
export const auditEvent = v.object({
  id: v.string(),
  /** Running number in the log, from 1; its leaf in the sealed log has the index below. */
  number: v.number(),
  stream: v.string(),
  revision: v.number(),
  position: v.string(),
  type: v.string(),
  actor: v.object({ kind: v.picklist(['member', 'admin', 'system']), id: v.string() }),
  /** The user name of an actor who is a person, where an answer names it; it is not in the log. */
  actor_name: v.optional(v.string()),
  created_date: v.string(),
  command_id: v.string(),
  correlation_id: v.string(),
  causation_id: v.nullable(v.string()),
  /** The fact's own fields, without type and legs. */
  data: v.record(v.string(), v.unknown()),
  legs: v.array(v.object({ account: v.string(), currency: v.string(), amount: v.string() })),
  /** Of the event before it in its stream; zeros before the first. */
  previous_hash: v.string(),
  hash: v.string(),
})
export type AuditEvent = v.InferOutput<typeof auditEvent>

/** A fault at one place of the books; `projections/src/proof/difference.ts` explains each kind. */
export const proofDifferenceKind = v.picklist([
  ...(['hash', 'previous-hash', 'revision', 'no-hash', 'unreadable', 'missing', 'rewritten'] as const),
  ...([
    'sum',
    'below-zero',
    'restored',
    'count',
    'row',
    'added-row',
    'lost-row',
    'snapshot',
    'rebuilding',
    'skipped',
  ] as const),
  ...(['stream-deleted', 'stream-truncated', 'stream-limited'] as const),
  ...(['changed-event', 'missing-event', 'added-event', 'broken-event'] as const),
  ...(['changed-tile', 'changed-checkpoint', 'other-history', 'other-log'] as const),
])
export type ProofDifferenceKind = v.InferOutput<typeof proofDifferenceKind>

/**
 * A place where the books differ: an account, a row of a read model, an event, a snapshot or a place in the seal, with the
 * values of the log and of the view. `field` names the columns of a row, or the place in a state, where they are known.
 */
export const proofDifference = v.object({
  /** A read model, or `log`, `streams`, `seal`, `snapshots`. */
  view: v.string(),
  kind: proofDifferenceKind,
  key: v.string(),
  log: v.nullable(v.string()),
  shown: v.nullable(v.string()),
  field: v.nullable(v.string()),
  stream: v.nullable(v.string()),
  revision: v.nullable(v.number()),
  position: v.nullable(v.string()),
})
export type ProofDifference = v.InferOutput<typeof proofDifference>

/**
 * All that was found wrong with the books, events first; `more` is how many findings there are besides. `log_changed`: the log is not as
 * it was written, and no read model is rebuilt or put in place.
 */
export const bookFindings = v.object({
  sound: v.boolean(),
  log_changed: v.boolean(),
  findings: v.array(proofDifference),
  more: v.number(),
})

/**
 * How the seal stands: the last checkpoint is over the first `number` events, and was signed at `sealed_date` (nothing before
 * the first). `stopped` once the log was found to be other than it was sealed: nothing is signed from then on.
 */
export const sealState = v.object({
  number: v.number(),
  sealed_date: v.nullable(v.string()),
  stopped: v.boolean(),
})
export type SealState = v.InferOutput<typeof sealState>

/**
 * The last proof, three statements: balances and wallets `equal` the log up to the event of a running `number`; the
 * `chain` of hashes of every stream is whole up to another, and the whole log was last walked through at its
 * `checked_date`; every row of every read model, each compared in turn, is as the log makes it, since the `checked_date` of the one
 * that waits longest. `differences` and `seal` are for administrators only. No record before the first proof.
 */
export const proof = v.object({
  equal: v.boolean(),
  number: v.number(),
  position: v.string(),
  /** How many accounts were compared. */
  accounts: v.number(),
  checked_date: v.string(),
  chain: v.object({ whole: v.boolean(), number: v.number(), checked_date: v.string() }),
  /** `skipped`: events that read models leave out for good, as administrators have decided; left out where there are none. */
  views: v.object({
    equal: v.boolean(),
    compared: v.number(),
    checked_date: v.nullable(v.string()),
    skipped: v.optional(v.number()),
  }),
  /** Events first; `more` is how many there are besides. */
  differences: v.array(proofDifference),
  more: v.number(),
  /** The first of `differences`. */
  difference: v.nullable(proofDifference),
  seal: v.nullable(sealState),
})
export type Proof = v.InferOutput<typeof proof>
