import * as v from 'valibot'
import { fieldMessages } from '../field-messages.ts'
import { listFilter } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import { grouped, id, reviewStatus, text, uid, ungrouped, words } from '../words.ts'

/** 0 US, 1 EU, 2 other, 3 HK. */
export const accountType = v.picklist([0, 1, 2, 3], '0 US, 1 EU, 2 other, 3 HK')
export type AccountType = v.InferOutput<typeof accountType>

/** Kind of a bank account: 0 an individual’s, 1 a business’s; in Hong Kong an individual’s at HSBC is 2, at another bank 3. */
export const bankUserType = v.picklist(
  [0, 1, 2, 3],
  '0 individual, 1 business, 2 individual at HSBC, 3 individual at another bank',
)
export type BankUserType = v.InferOutput<typeof bankUserType>

const optional = (longest: number) => v.optional(text(longest), '')

/**
 * A member's own bank account. Which of the numbers are needed depends on `account_type`: a routing number for the US,
 * an IBAN for the EU, the bank's name and SWIFT for other banks.
 */
const bankFields = {
  account_type: accountType,
  /** Null where it was never said. */
  user_type: v.optional(v.nullable(bankUserType), null),
  beneficiaryname: words(140),
  accountnumber: v.optional(grouped(34), ''),
  routingnumber: v.optional(ungrouped(9), ''),
  iban: v.optional(grouped(60), ''),
  swift_code: v.optional(ungrouped(11), ''),
  bankaddress_bankname: optional(140),
  bank_country: optional(60),
  bank_city: optional(60),
  billing_country: optional(60),
  billing_state: optional(60),
  billing_city: optional(60),
  billing_address: optional(200),
  billing_postal: v.optional(
    v.pipe(
      text(20),
      v.transform(given => given || '99999'),
    ),
    '99999',
  ),
  /** Id of the uploaded statement. */
  statement: v.optional(v.nullable(id), null),
}
/** The category that its member files the account under; without one it stays where it is. Accounts show it as `category_id`. */
const filed = { categoryid: v.optional(v.nullable(id)) }
export const bankAliases = { category_id: 'categoryid' } as const
/** A bank account to link. The terms have to be accepted. */
export const bankCreateBody = v.strictObject({
  ...bankFields,
  ...filed,
  terms: v.literal(true, fieldMessages.terms),
})
/** New details of a linked account. */
export const bankUpdateBody = v.strictObject({ id, ...bankFields, ...filed })
/** Details of a bank account, as a form edits them. */
export type BankDetails = Omit<v.InferOutput<typeof bankCreateBody>, 'terms' | 'categoryid'>

/** Fields that are needed, by where the bank is. */
export const bankFieldsNeeded = {
  0: ['beneficiaryname', 'accountnumber', 'routingnumber'],
  1: ['beneficiaryname', 'iban'],
  2: ['beneficiaryname', 'accountnumber', 'bankaddress_bankname', 'swift_code'],
  3: ['beneficiaryname', 'accountnumber'],
} as const satisfies Record<AccountType, readonly (keyof BankDetails)[]>

/** Fields that only some banks have, with the kinds that have them. */
export const bankFieldsOfSome = {
  routingnumber: [0],
  iban: [1],
  billing_state: [0, 1],
} as const satisfies Partial<Record<keyof BankDetails, readonly AccountType[]>>

type BankNumbers = Pick<BankDetails, 'account_type' | 'iban' | 'swift_code'>

/** A bank's country by the letters of its IBAN or of its bank code (SWIFT), empty where there are none. */
const countryBy = ({ account_type, iban, swift_code }: BankNumbers): string => {
  const written = (account_type === 1 ? iban : swift_code.slice(4)).replaceAll(' ', '').toUpperCase()
  return /^[A-Z]{2}/.exec(written)?.[0] ?? ''
}

/**
 * The place of a bank as its kind and numbers tell it, for a member who says none: routing numbers are American, an IBAN and a
 * bank code name a country. Empty where they do not tell.
 */
export const bankPlaceBy = (numbers: BankNumbers): Pick<BankDetails, 'bank_country' | 'bank_city'> => {
  if (numbers.account_type === 3) return { bank_country: 'HK', bank_city: 'Hong Kong' }
  return { bank_country: numbers.account_type === 0 ? 'US' : countryBy(numbers), bank_city: '' }
}

/** `status`: 0 pending, 1 approved, -1 rejected. */
export const bank = v.object({
  ...v.object(bankFields).entries,
  id: v.string(),
  uid: v.string(),
  status: reviewStatus,
  category_id: v.nullable(v.string()),
  category_name: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  created_date: v.string(),
  updated_date: v.string(),
  /** Of its details, for approving just these; nothing for those entered before versions were kept. */
  version: v.nullable(v.number()),
})
export type Bank = v.InferOutput<typeof bank>
const { version, ...bankEntries } = bank.entries
/** In lists the numbers show their last four characters (`•••• 4567`), and the billing address is empty. */
export const adminBank = v.object({ ...bankEntries, username: v.string(), email: v.string(), version })
export type AdminBank = v.InferOutput<typeof adminBank>
/** A bank account as a case: when and by whom its details, as they are now, were decided. */
export const bankCase = v.object({
  ...adminBank.entries,
  finish_date: v.nullable(v.string()),
  ...decidedByFields,
})
export type BankCase = v.InferOutput<typeof bankCase>

/** The caller's own bank accounts. */
export const bankFilter = listFilter(['created_date', 'updated_date'], {
  status: v.optional(reviewStatus),
})
/** The bank accounts of all members, or of one. */
export const adminBankFilter = v.strictObject({
  ...bankFilter.entries,
  uid: v.optional(uid),
  category_id: v.optional(id),
  /** 0 US, 1 EU, 2 other, 3 HK. */
  account_type: v.optional(accountType),
})
/** The account’s id, and its status after the call. */
export const bankResult = v.object({ id: v.string(), status: reviewStatus })
/** The id of the one record that a call is about. */
export const idBody = v.strictObject({ id })
/**
 * `version`: the account's, as it was looked at; nothing when it was shown with none. It may be left out without an
 * `Idempotency-Key` only, as by the specification's client: the details of that moment are approved.
 */
export const bankApproveBody = v.strictObject({
  id,
  version: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
})
/** A rejection, with the reason that its member reads. */
export const rejectBody = v.strictObject({ id, reason: words(500) })
/** Files an account under another category. */
export const bankCategoryBody = v.strictObject({ id, categoryid: id })
