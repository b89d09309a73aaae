/** A member's state, as the rules need it. Names, e-mail addresses and documents are in `private`. */
export type Member = {
  readonly uid: string
  readonly registered: boolean
  readonly enabled: boolean
  readonly userType: UserType
  readonly referrer?: string | undefined
  readonly inviteCode?: string | undefined
  readonly kyc: KycStatus
  readonly kycRecords: Readonly<Record<string, KycRecord>>
  readonly vipLevel: number
  /** The code of the user group, whose rates and limits go before those of the VIP level; missing for none. */
  readonly userGroup?: string | undefined
  readonly vipApplications: Readonly<Record<string, VipApplicationStatus>>
  /** Decided applications for gift cards, by their id. */
  readonly giftCards: Readonly<Record<string, GiftCardStatus>>
  /** The proposal by which the virtual account was given that the member has now. */
  readonly virtualAccount?: string | undefined
  readonly quickPayOn: boolean
  readonly earnOn: boolean
  readonly role: Role
  /** For good, unlike `enabled`. */
  readonly deleted: boolean
}

/** The rights of an account. Every role but `member` is an administrator's; an `auditor` changes nothing. */
export const roles = ['member', 'support', 'finance', 'operator', 'auditor', 'superadmin'] as const
/** One role of an account. `member` has no rights of an administrator. */
export type Role = (typeof roles)[number]

/** 0 submitted, 1 approved, -1 rejected or never submitted. */
export type KycStatus = 0 | 1 | -1

/** 0 individual, 1 business. */
export type UserType = 0 | 1

/** One set of documents. `makers` are the administrators who entered it for the member, and those it replaced. */
export type KycRecord = {
  readonly status: 'pending' | 'approved' | 'rejected' | 'replaced'
  readonly makers: readonly string[]
  readonly erased: boolean
}

/** How far the review of a VIP application has come; `approved` and `rejected` are final. */
export type VipApplicationStatus = 'pending' | 'approved' | 'rejected'

/** How an application for gift cards was decided last. */
export type GiftCardStatus = 'accepted' | 'sent' | 'rejected'
