import * as v from 'valibot'
import { fieldMessages } from '../field-messages.ts'
import { listFilter } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import {
  amount,
  currencyCode,
  email,
  flag,
  id,
  language,
  oneLine,
  reviewStatus,
  text,
  uid,
  words,
} from '../words.ts'
import { authenticatorCode, emailCode, fpSessionKey, givenPassword, scene } from './authentication.ts'
import { provenPasskey } from './passkeys.ts'
import { newPassword, newPin, pin } from './secrets.ts'

/** The caller's own address beside a form: it must be the signed-in one. */
const own = { email }

/** At least one of name and language; what is missing stays as it is. `uid` or `email` name another member, whom an administrator edits. */
export const editMemberBody = v.pipe(
  v.strictObject({
    username: v.optional(oneLine(60)),
    language: v.optional(language),
    uid: v.optional(uid),
    email: v.optional(email),
    reason: v.optional(words(500)),
  }),
  v.check(({ username, language }) => Boolean(username ?? language), 'Please enter all fields'),
)
/** A new name for the caller. */
export const usernameBody = v.strictObject({ username: oneLine(60), ...own })

/** Digits, blanks and hyphens as they are copied from lists of contacts, in those of one keyboard. */
const copiedPhone = (given: string): string =>
  given
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}|\u2212/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** `+852`: written with or without the plus, kept with it. */
const dialCode = v.pipe(
  v.string('Country code and phone number are required'),
  v.transform(copiedPhone),
  v.regex(/^(\+|00)?[1-9]\d{0,3}$/, 'A country code, such as +852'),
  v.transform(code => `+${code.replace(/^(\+|00)/, '')}`),
)
/** The number within its country, kept as digits. */
const phoneNumber = v.pipe(
  v.string('Country code and phone number are required'),
  v.transform(copiedPhone),
  v.regex(/^[\d ()./-]{4,24}$/, 'A phone number'),
  v.transform(number => number.replaceAll(/\D/g, '')),
  v.regex(/^\d{4,14}$/, 'A phone number'),
)
/** A phone's number, as every form that asks for one has it. */
export const phoneFields = { area_code: dialCode, phone: phoneNumber }
/** `code` is the one that was sent to the number; without it the number is kept, and counts as not proven. */
export const telBody = v.strictObject({ ...phoneFields, code: v.optional(emailCode) })
/** The phone that gets a code by message. */
export const phoneCodeBody = v.strictObject({ ...phoneFields, scene: v.optional(v.literal('kyc'), 'kyc') })

/** `next`: the new one; the answer says whether it may take the old one's place. */
export const checkPasswordBody = v.strictObject({ password: givenPassword, next: v.optional(newPassword) })
/** The emailed code itself, or the key it was traded for, which goes before it; the caller's own address may stand beside them. */
const mailed = {
  code: v.optional(emailCode),
  fp_session_key: v.optional(fpSessionKey),
  email: v.optional(email),
}
const hasMailed = ({
  code,
  fp_session_key,
}: {
  code?: string | undefined
  fp_session_key?: string | undefined
}) => (code ?? fp_session_key) !== undefined

/** Proven by an emailed code of scene editpassword. */
export const passwordBody = v.pipe(
  v.strictObject({ oldPassword: givenPassword, password: newPassword, ...mailed }),
  v.forward(
    v.check(given => hasMailed(given), fieldMessages.missing),
    ['code'],
  ),
)

/** Without `oldPin`, a code of the authenticator app, or a passkey, the mailed code alone changes it, and what leaves the wallet rests. */
const pins = { oldPin: v.optional(pin), pin: newPin }
/** The PINs, for a check before the code by e-mail is asked for. */
export const beforePinBody = v.strictObject(pins)
/** Proven by an emailed code of scene editpin. */
export const pinBody = v.pipe(
  v.strictObject({
    ...pins,
    authenticator: v.optional(authenticatorCode),
    passkey: v.optional(provenPasskey),
    ...mailed,
  }),
  v.forward(
    v.check(given => hasMailed(given), fieldMessages.missing),
    ['code'],
  ),
)
/** At the step of signing in that asks for the PAY code: `fp_session_key` proves the code that was mailed for this sign-in. */
export const resetPinBody = v.strictObject({
  email: own.email,
  password: givenPassword,
  pin: newPin,
  fp_session_key: fpSessionKey,
})

/** A code that the signed-in member got by e-mail, to be traded for a key of its scene. */
export const checkOwnCodeBody = v.strictObject({ code: emailCode, scene: v.optional(scene), ...own })

/** Features that a member switches on and off: paying and being paid by user id, offers of fixed deposits. */
export const option = v.picklist(['quickpay', 'earn'])
export type Option = v.InferOutput<typeof option>
/** `status`: 1 switches the option on, 0 off. */
export const optionBody = v.strictObject({ option, status: flag })
/** The option as it stands now. */
export const optionResult = v.object({ option, status: flag })

/**
 * The form's password, the caller's own address, the emailed code of scene delaccount and the key it was traded for. The key is
 * the proof; the code is taken because the specified client sends it.
 */
/** `give_up`: what the member agrees to lose of what `LEFT_BELOW_FEE` has named, each up to its amount. */
export const deleteAccountBody = v.strictObject({
  password: givenPassword,
  code: v.optional(emailCode),
  fp_session_key: fpSessionKey,
  give_up: v.optional(v.pipe(v.array(v.strictObject({ currency: currencyCode, amount })), v.maxLength(100))),
  ...own,
})

/** How large a single transaction is meant to be, in USD: 0 under 1,000, 1 to 5,000, 2 to 10,000, 3 above. */
export const vipVolume = v.picklist([0, 1, 2, 3])
export type VipVolume = v.InferOutput<typeof vipVolume>
/** `bankId` is an approved account of the caller's, `file` an uploaded file that supports the application. */
export const applyVipBody = v.strictObject({
  bankId: id,
  file: id,
  volume: vipVolume,
  terms: v.literal(true, 'The terms must be accepted'),
})
/** The level that the administrator gives; the catalogue must have it. */
export const approveVipBody = v.strictObject({
  id,
  vip_level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
})
/** One application with its member. `bank` is a name for the account, `file` the id by which it is downloaded. */
export const vipApplication = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  bank: v.nullable(v.string()),
  file: v.string(),
  volume: vipVolume,
  status: reviewStatus,
  /** The level given, once approved. */
  vip_level: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type VipApplication = v.InferOutput<typeof vipApplication>
/** An application as administrators read it. */
export const adminVipApplication = v.object({ ...vipApplication.entries, ...decidedByFields })
export type AdminVipApplication = v.InferOutput<typeof adminVipApplication>
/** The caller's own applications. */
export const vipApplicationFilter = listFilter(['created_date', 'finish_date'], {
  status: v.optional(reviewStatus),
})
/** The applications of all members, or of one. */
export const adminVipApplicationFilter = v.strictObject({
  ...vipApplicationFilter.entries,
  uid: v.optional(uid),
})

/** How many cards in all: 0 under 100, 1 to 300, 2 to 1000, 3 above. */
export const giftCardQuantity = v.picklist([0, 1, 2, 3])
export type GiftCardQuantity = v.InferOutput<typeof giftCardQuantity>
/** An order for gift cards of one website, which an administrator decides. */
export const applyGiftCardBody = v.strictObject({
  website: v.pipe(
    words(200),
    v.regex(/^(https?:\/\/)?[^\s/]+\.[^\s/.]+(\/\S*)?$/i, 'A website, such as example.com'),
  ),
  /** Of a single card, in USD. */
  face_value: amount,
  quantity: giftCardQuantity,
})
/** The id of the new application. */
export const giftCardResult = v.object({ id: v.string() })
/** Where an application stands: 0 waits, 1 accepted, 2 cards sent, -1 refused. */
export const giftCardStatus = v.picklist([0, 1, 2, -1])
export type GiftCardStatus = v.InferOutput<typeof giftCardStatus>
/** The application and its state after a decision. */
export const giftCardDecided = v.object({ id: v.string(), status: giftCardStatus })
/** One application with its member. `face_value` is that of a single card, in USD. */
export const giftCardApplication = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  website: v.string(),
  face_value: v.string(),
  quantity: giftCardQuantity,
  status: giftCardStatus,
  /** Why it was refused, or a word that goes with the decision. */
  reason: v.nullable(v.string()),
  created_date: v.string(),
  /** When it was last decided; null while it waits. */
  finish_date: v.nullable(v.string()),
})
export type GiftCardApplication = v.InferOutput<typeof giftCardApplication>
/** The applications of all members, or of one. */
export const giftCardFilter = listFilter(['created_date'], {
  uid: v.optional(uid),
  status: v.optional(giftCardStatus),
})
/** The caller’s own applications. */
export const ownGiftCardFilter = listFilter(['created_date'], { status: v.optional(giftCardStatus) })
/** A decision: 1 accepts, 2 says that the cards are sent, which accepts what was not yet, -1 refuses with a reason. */
export const decideGiftCardBody = v.strictObject({
  id,
  status: v.picklist([1, 2, -1]),
  reason: v.optional(text(500), ''),
})
