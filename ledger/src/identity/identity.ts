import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { code, id, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { KycRecord, KycStatus, Member, UserType } from '../member/member-state.ts'

/** A document that was handed in. `kind` is its kind; the file stands in `private`. */
const document = v.object({ kind: code, fileId: id })

/** Events of a member's proof of identity. None of them holds a name, a number or a file. */
export const identityFacts = {
  /**
   * A member's documents wait for review. Names, numbers and files stand in `private`. `enteredBy` is the administrator who
   * entered them for the member; `replaces` is the record that waited, and is not decided any more.
   */
  KycSubmitted: {
    version: 1,
    schema: v.object({
      recordId: id,
      /** 0 a person's, 1 a company's. */
      kind: v.picklist([0, 1]),
      documents: v.pipe(v.array(document), v.readonly()),
      enteredBy: v.optional(id),
      replaces: v.optional(id),
    }),
  },
  /**
   * Without `recordId`: said without documents, as the platform itself may say it. `withdrawn`: the record had been approved, and
   * is relied on no more.
   */
  KycDecided: {
    version: 1,
    schema: v.object({
      status: v.picklist([0, 1, -1]),
      recordId: v.optional(id),
      withdrawn: v.optional(v.literal(true)),
      reason: v.optional(reason),
      /** The member who brought them, whose list shows whether they are verified, where that changes. */
      referrer: v.optional(id),
    }),
  },
  /** The personal data of a decided record, and its files, have been erased. */
  KycErased: { version: 1, schema: v.object({ recordId: id }) },
} as const
type Facts = FactOf<typeof identityFacts>

/** Hands documents in for review. `replaces` is the record that still waits and is edited by this one. */
export type SubmitKyc = {
  readonly type: 'SubmitKyc'
  readonly input: {
    readonly recordId: string
    readonly kind: UserType
    readonly documents: readonly { readonly kind: string; readonly fileId: string }[]
    readonly replaces?: string | undefined
  }
  /** Without `enteredBy` it is the member's own. */
  readonly given: { readonly enteredBy?: string | undefined }
}
/**
 * Sets the status without naming documents. Administrators only say no by it, which rejects the record that waits or withdraws a
 * verification with the record that it stands on; what was never handed in they cannot pass.
 */
export type DecideKyc = {
  readonly type: 'DecideKyc'
  readonly input: { readonly status: KycStatus; readonly reason?: string | undefined }
  /** The administrator; nothing where the platform itself says it, as of its first members. */
  readonly given?: { readonly approver: string } | undefined
}
/**
 * An administrator decides one record: 1 approves, -1 rejects. Its makers cannot. A no to a record that was shown as approved withdraws the
 * verification that stands on it; one that was meant for documents that wait never does.
 */
export type DecideKycRecord = {
  readonly type: 'DecideKycRecord'
  readonly input: { readonly recordId: string; readonly status: 1 | -1; readonly reason: string }
  readonly given: { readonly approver: string; readonly shownApproved?: boolean }
}
/** Notes that the record's data is erased from `private`. */
export type EraseKyc = {
  readonly type: 'EraseKyc'
  readonly input: { readonly recordId: string }
}

/** Why documents are not taken, or not decided. */
export type IdentityRefusal =
  | { readonly kind: 'already-verified' }
  | { readonly kind: 'kyc-kind-wrong' }
  | { readonly kind: 'kyc-waiting' }
  /** Only documents can be passed, and there are none. */
  | { readonly kind: 'kyc-not-handed-in' }
  | { readonly kind: 'case-unknown' }
  | { readonly kind: 'own-case' }
  | { readonly kind: 'kyc-replaced' }
  | { readonly kind: 'already-decided'; readonly status: 'approved' | 'rejected' }
  | { readonly kind: 'reason-missing' }

type Decided = Decision<Facts, IdentityRefusal>

/** The record that waits for a decision: one at a time. */
export const waitingRecord = ({ kycRecords }: Pick<Member, 'kycRecords'>): string | undefined =>
  Object.keys(kycRecords).find(each => kycRecords[each]?.status === 'pending')

/** Hands in documents, a member's own or entered for them; in place of those that wait, if so said. */
export const decideSubmit = (
  { input: { replaces, ...input }, given: { enteredBy } }: SubmitKyc,
  member: Member,
): Decided => {
  if (member.kycRecords[input.recordId]) return accept()
  if (enteredBy === member.uid) return refuse({ kind: 'own-case' })
  if (input.kind !== member.userType) return refuse({ kind: 'kyc-kind-wrong' })
  if (replaces !== undefined) {
    const refusal = whyNotOpen(member.kycRecords[replaces])
    if (refusal) return refuse(refusal)
  } else {
    if (member.kyc === 1) return refuse({ kind: 'already-verified' })
    if (waitingRecord(member)) return refuse({ kind: 'kyc-waiting' })
  }
  return accept({
    type: 'KycSubmitted',
    ...input,
    ...(enteredBy === undefined ? {} : { enteredBy }),
    ...(replaces === undefined ? {} : { replaces }),
  })
}

/** Why a record cannot be decided any more, if so. A record that was replaced is not the one that was reviewed. */
const whyNotOpen = (record: KycRecord | undefined): IdentityRefusal | undefined => {
  if (!record) return { kind: 'case-unknown' }
  if (record.status === 'replaced') return { kind: 'kyc-replaced' }
  return record.status === 'pending' ? undefined : { kind: 'already-decided', status: record.status }
}

type KycDecided = Extract<Facts, { type: 'KycDecided' }>
/** The fact of a decision. */
const decidedOf = (
  { kyc, referrer }: Member,
  decision: Omit<KycDecided, 'type' | 'referrer'>,
): KycDecided => {
  const isChanged = (kyc === 1) !== (decision.status === 1)
  return { type: 'KycDecided', ...decision, ...(isChanged && referrer !== undefined ? { referrer } : {}) }
}

/** Decides the documents that were reviewed. Refused to the member they are about and to administrators who entered them. */
export const decideRecord = (
  { input: { recordId, status, ...input }, given: { approver, shownApproved } }: DecideKycRecord,
  member: Member,
): Decided => {
  const record = member.kycRecords[recordId]
  const reason = input.reason.trim()
  if (!record) return refuse({ kind: 'case-unknown' })
  if (shownApproved && status === -1 && approvedRecord(member) === recordId)
    return decideStanding({ type: 'DecideKyc', input: { status, reason }, given: { approver } }, member)
  if (approver === member.uid || record.makers.includes(approver)) return refuse({ kind: 'own-case' })
  const refusal = whyNotOpen(record)
  if (refusal) return refuse(refusal)
  if (status === -1 && !reason) return refuse({ kind: 'reason-missing' })
  return accept(decidedOf(member, { status, recordId, ...(reason ? { reason } : {}) }))
}

/** The record that a member's verification stands on. */
const approvedRecord = ({ kyc, kycRecords }: Member): string | undefined =>
  kyc === 1 ? Object.keys(kycRecords).findLast(each => kycRecords[each]?.status === 'approved') : undefined

/** Why an administrator does not say it without naming a record, if so: only what was handed in is passed, and withdrawn once. */
const whyNotWithout = (status: KycStatus, member: Member): IdentityRefusal | undefined => {
  if (member.kyc === 1) return status === -1 ? undefined : { kind: 'already-verified' }
  const isDecided = status === -1 && Object.keys(member.kycRecords).length > 0
  return isDecided ? { kind: 'already-decided', status: 'rejected' } : { kind: 'kyc-not-handed-in' }
}

/**
 * Says where a member stands, without naming documents. An administrator's no rejects those that wait; to be passed they have to be looked
 * at, and are decided by their id.
 */
export const decideStanding = (
  { input: { status, ...input }, given }: DecideKyc,
  member: Member,
): Decided => {
  const reason = input.reason?.trim()
  const waiting = waitingRecord(member)
  if (waiting && given && status === -1)
    return decideRecord(
      { type: 'DecideKycRecord', input: { recordId: waiting, status, reason: reason ?? '' }, given },
      member,
    )
  if (waiting) return refuse({ kind: 'kyc-waiting' })
  if (given?.approver === member.uid) return refuse({ kind: 'own-case' })
  const why = given && whyNotWithout(status, member)
  if (why) return refuse(why)
  if (member.kyc === status) return accept()
  if (status === -1 && !reason) return refuse({ kind: 'reason-missing' })
  const recordId = status === -1 ? approvedRecord(member) : undefined
  const withdrawn = recordId === undefined ? {} : { recordId, withdrawn: true as const }
  return accept(decidedOf(member, { status, ...withdrawn, ...(reason ? { reason } : {}) }))
}

/** Erases the personal data of a record, once no decision needs it. */
export const decideErase = ({ input: { recordId } }: EraseKyc, member: Member): Decided => {
  const record = member.kycRecords[recordId]
  if (!record) return refuse({ kind: 'case-unknown' })
  if (record.status === 'pending') return refuse({ kind: 'kyc-waiting' })
  return record.erased ? accept() : accept({ type: 'KycErased', recordId })
}

/** Documents that wait end with the account. */
export const endWaiting = (member: Member): readonly Facts[] => {
  const recordId = waitingRecord(member)
  const reason = 'The account was deleted'
  return recordId === undefined ? [] : [decidedOf(member, { status: -1, recordId, reason })]
}

type Standing = Pick<Member, 'kyc' | 'kycRecords'>

/** Status of a member's identity after one of these facts. */
export const identityAfter = ({ kyc, kycRecords }: Standing, fact: Facts): Standing => {
  const changed = (recordId: string, change: Partial<KycRecord>) => {
    const record = kycRecords[recordId]
    return record ? { ...kycRecords, [recordId]: { ...record, ...change } } : kycRecords
  }
  switch (fact.type) {
    case 'KycSubmitted': {
      const { recordId, enteredBy, replaces } = fact
      const before = replaces === undefined ? undefined : kycRecords[replaces]
      const makers = [...(before?.makers ?? []), ...(enteredBy === undefined ? [] : [enteredBy])]
      const others = replaces === undefined ? kycRecords : changed(replaces, { status: 'replaced' })
      return { kyc: 0, kycRecords: { ...others, [recordId]: { status: 'pending', makers, erased: false } } }
    }
    case 'KycDecided': {
      const status = fact.status === 1 ? 'approved' : 'rejected'
      const records = fact.recordId === undefined ? kycRecords : changed(fact.recordId, { status })
      return { kyc: fact.status, kycRecords: records }
    }
    case 'KycErased':
      return { kyc, kycRecords: changed(fact.recordId, { erased: true }) }
  }
}
