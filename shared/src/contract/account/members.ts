import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { email, flag, id, language, reviewStatus, role, uid, words } from '../words.ts'
import { userinfo } from './authentication.ts'

const vipLevel = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))

/** A member in the short list. */
export const memberShort = v.object({ uid: v.string(), username: v.string(), email: v.string() })

/** A member in the administrators' list. `totalAmount` is the estimate in USDC. */
export const member = v.object({
  ...memberShort.entries,
  role,
  user_type: flag,
  /** The name of the business that the registration gave; null without one. */
  company_name: v.nullable(v.string()),
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
  /** The dial code and the last four digits of the phone number; null without one. The whole number stands in the identity record. */
  area_code: v.nullable(v.string()),
  phone_last4: v.nullable(v.string()),
  /** The name that the member has chosen to be paid by; null without one. */
  handle: v.optional(v.nullable(v.string())),
  /** 1: a PAY code is set. */
  pin_status: flag,
  /** The code that the registration gave, of a member or an invite; null without one. */
  referral: v.nullable(v.string()),
  /** The member who brought this one; null without one, or when that account is deleted. */
  referrer: v.nullable(v.object({ uid: v.string(), username: v.string() })),
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
/** A member as whoever edits one has loaded them: one's own account, or the row of the administrators' list. */
export const editedMember = v.object({ ...userinfo.entries, ...member.entries })

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
