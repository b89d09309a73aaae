import type { wire } from '@strongroom/shared'

/** A member's personal side. The public standing (KYC, VIP, role) is in the log. */
export type Profile = {
  readonly uid: string
  readonly email: string
  readonly username: string
  readonly language: wire.Language
  readonly userType: 0 | 1
  /** Of a business, as its registration gave it. */
  readonly companyName: string | null
  readonly registered: boolean
  /** The code they came with: another member's uid, or an invite code. */
  readonly referral: string | null
  /** `+852`, and the number within it. */
  readonly areaCode: string | null
  readonly phone: string | null
  /** Whether a code sent to it has come back. */
  readonly phoneProven: boolean
}

/** The columns of a `Profile`, out of `private.members`. */
export const profileColumns = `uid::text as uid, email, username, language, user_type as "userType", company_name as "companyName", registered, referral, area_code as "areaCode", phone,
  phone_proven as "phoneProven"`
