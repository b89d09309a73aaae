import * as v from 'valibot'
import { phoneFields } from '../account/account.ts'
import { emailCode } from '../account/authentication.ts'
import { fieldMessages, ofAge } from '../field-messages.ts'
import { listFilter } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import { day, id, reviewStatus, text, uid, words } from '../words.ts'
import {
  givenDocuments,
  type IdType,
  idType,
  type KycDocument,
  type KycKind,
  keptDocument,
  kycKind,
  wrongDocuments,
} from './kyc-documents.ts'

/** Today in UTC, by which days are counted. */
export const utcToday = (): string => new Date().toISOString().slice(0, 10)
/** The day, so many years ago, as the calendar has it: a person born on 29 February comes of age on 1 March. */
const yearsAgo = (years: number): string => `${Number(utcToday().slice(0, 4)) - years}${utcToday().slice(4)}`
/** Birthdays that a form takes: from this one to that of a person who comes of age today. */
export const firstBirthDay = '1900-01-01'
/** Birthday of a person who comes of age today, in UTC: the last that a form takes. */
export const lastBirthDay = (): string => yearsAgo(ofAge)

const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'The two letters of the country'))
const pastDay = v.pipe(
  day,
  v.check(given => given <= utcToday(), fieldMessages.past),
)
const birthDate = v.pipe(
  day,
  v.check(given => given >= firstBirthDay, fieldMessages.after1900),
  v.check(given => given <= lastBirthDay(), fieldMessages.ofAge),
)
const expiry = v.pipe(
  day,
  v.check(given => given > utcToday(), fieldMessages.notRunOut),
)
/** Letters, digits and the signs between them on documents: `A123456(7)`. */
const documentNumber = (longest: number) =>
  v.pipe(words(longest), v.regex(/^[\p{L}\p{N} ()/.-]+$/u, fieldMessages.documentNumber))

const place = {
  country: countryCode,
  city: words(60),
  address: words(200),
  /** Not everywhere there is one. */
  postal_code: v.optional(text(20), ''),
}
const person = {
  nickname: words(60),
  name: words(140),
  birth_date: birthDate,
  nationality: countryCode,
  id_type: idType,
  id_number: documentNumber(40),
  id_expiry: expiry,
  ...place,
}
const company = {
  /** The contact's. */
  nickname: words(60),
  company_name: words(200),
  registration_number: documentNumber(60),
  incorporation_date: pastDay,
  ...place,
  representative_name: words(140),
}
/** The fields of a form, of a person (0) or a company (1), each with its schema. */
export const kycFields = { 0: { ...person, ...phoneFields }, 1: { ...company, ...phoneFields } } as const

const personal = { type: v.literal(0), ...person, ...phoneFields, documents: givenDocuments }
const business = { type: v.literal(1), ...company, ...phoneFields, documents: givenDocuments }

type Form = { readonly type: KycKind; readonly id_type?: IdType; readonly documents: readonly KycDocument[] }
const isComplete = (form: Form): boolean => wrongDocuments(form, form.documents).length === 0
/** Names the documents that are missing, and those that are too many. */
const whatIsNeeded = ({ input }: { readonly input: Form }): string => {
  const wrong = wrongDocuments(input, input.documents)
  const isMissing = (kind: string) => !input.documents.some(document => document.kind === kind)
  const [missing, tooMany] = [wrong.filter(isMissing), wrong.filter(kind => !isMissing(kind))]
  return [
    'Every document that is needed, and no other.',
    ...(missing.length > 0 ? [`Missing: ${missing.join(', ')}.`] : []),
    ...(tooMany.length > 0 ? [`Too many: ${tooMany.join(', ')}.`] : []),
  ].join(' ')
}

const code = { code: v.optional(emailCode) }
/** `code` proves the phone; one that is the member's own and proven needs none. */
export const kycAddBody = v.pipe(
  v.variant('type', [v.strictObject({ ...personal, ...code }), v.strictObject({ ...business, ...code })]),
  v.forward(
    v.check(form => isComplete(form), whatIsNeeded),
    ['documents'],
  ),
)
/** The kept part of a form: all but the code. */
export type KycForm = v.InferOutput<
  v.StrictObjectSchema<typeof personal, undefined> | v.StrictObjectSchema<typeof business, undefined>
>

const about = { uid: v.optional(uid), id: v.optional(id) }
type About = { readonly uid?: string | undefined; readonly id?: string | undefined }
const isAboutOne = ({ uid, id }: About): boolean => (uid === undefined) !== (id === undefined)
const eitherOfBoth = 'Either uid or id'
/** For the member `uid`; or in place of the waiting record `id`, and then for that record's member. */
export const kycAddByAdminBody = v.pipe(
  v.variant('type', [v.strictObject({ ...personal, ...about }), v.strictObject({ ...business, ...about })]),
  v.forward(
    v.check(form => isComplete(form), whatIsNeeded),
    ['documents'],
  ),
  v.forward(
    v.check(given => isAboutOne(given), eitherOfBoth),
    ['uid'],
  ),
)

/** The record, and where the member stands by it. */
export const kycAddResult = v.object({ id: v.string(), kyc_status: reviewStatus })
export type KycAddResult = v.InferOutput<typeof kycAddResult>

/** Standing of a member's verification. `step`: 1 nothing handed in, 2 waiting, 3 verified, 4 rejected. The rest is of the newest record. */
export const kycStanding = v.object({
  kyc_status: reviewStatus,
  step: v.picklist([1, 2, 3, 4]),
  id: v.nullable(v.string()),
  type: v.nullable(kycKind),
  /** Why it was rejected, or the verification withdrawn. */
  reason: v.nullable(v.string()),
  submitted_date: v.nullable(v.string()),
  decided_date: v.nullable(v.string()),
})
export type KycStanding = v.InferOutput<typeof kycStanding>

const kept = {
  nickname: v.string(),
  country: v.string(),
  city: v.string(),
  address: v.string(),
  postal_code: v.string(),
  area_code: v.string(),
  phone: v.string(),
  documents: v.array(keptDocument),
  id: v.string(),
  status: reviewStatus,
  reason: v.nullable(v.string()),
}
/**
 * A form as it was handed in. Of `id_number` only the last four characters are shown (`••••4567`), except to its owner while it
 * is to be handed in again, and to its reviewer.
 */
export const kycData = v.variant('type', [
  v.object({
    type: v.literal(0),
    name: v.string(),
    birth_date: v.string(),
    nationality: v.string(),
    id_type: idType,
    id_number: v.string(),
    id_expiry: v.string(),
    ...kept,
  }),
  v.object({
    type: v.literal(1),
    company_name: v.string(),
    registration_number: v.string(),
    incorporation_date: v.string(),
    representative_name: v.string(),
    ...kept,
  }),
])
export type KycData = v.InferOutput<typeof kycData>

/** A record in the administrators' list. */
export const kycRecord = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  type: kycKind,
  /** The person's or the company's; empty once it is erased. */
  name: v.string(),
  status: reviewStatus,
  reason: v.nullable(v.string()),
  submitted_date: v.string(),
  /** The uid that entered it: the member's, or an administrator's for them. */
  submitted_by: v.string(),
  submitted_by_name: v.string(),
  decided_date: v.nullable(v.string()),
  ...decidedByFields,
  /** The record that an administrator has put in its place; it counts as rejected then. */
  replaced_by: v.nullable(v.string()),
  /** 1 when its form and its documents have been erased. */
  erased: v.picklist([0, 1]),
})
export type KycRecord = v.InferOutput<typeof kycRecord>
/** Records of all members, or of one; the newest first. */
export const kycFilter = listFilter(['submitted_date', 'decided_date'], {
  status: v.optional(reviewStatus),
  type: v.optional(kycKind),
  uid: v.optional(uid),
})

/** One record with its form, which is null once it is erased. `same_number`, for reviewers: others whose document has the number. */
export const kycFullRecord = v.object({
  ...kycRecord.entries,
  data: v.nullable(kycData),
  same_number: v.array(v.object({ uid: v.string(), username: v.string() })),
})
export type KycFullRecord = v.InferOutput<typeof kycFullRecord>

/**
 * Decides the record `id`: the one that was reviewed; one that is approved already is withdrawn by -1, and so is the verification that
 * stands on it. With `uid` the record that waits is rejected, or the verification withdrawn. A rejection or withdrawal has a reason.
 */
export const kycAuditBody = v.pipe(
  v.strictObject({ ...about, kyc_status: v.picklist([1, -1]), reason: v.optional(text(500), '') }),
  v.forward(
    v.check(given => isAboutOne(given), eitherOfBoth),
    ['uid'],
  ),
  v.forward(
    v.check(({ kyc_status, reason }) => kyc_status === 1 || reason !== '', 'Why it is rejected'),
    ['reason'],
  ),
)
/** The member's status after the decision. */
export const kycAuditResult = v.object({
  uid: v.string(),
  kyc_status: reviewStatus,
  /** The record that was decided, if it was one. */
  id: v.nullable(v.string()),
})

/** The record whose documents are packed. */
export const kycPackQuery = v.strictObject({ id })
