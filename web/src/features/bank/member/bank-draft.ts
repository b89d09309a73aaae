import type { MessageDescriptor } from '@lingui/core'
import { entriesOf, keysOf, recordOfNames, wire } from '@strongroom/shared'
import { bankNumberFaults } from '@strongroom/shared/bank-numbers'
import { fieldWords } from '../../../client/field-words.ts'
import { type FormErrors, MISSING } from '../../../parts/error-words.ts'
import { formErrors } from '../../../parts/form-errors.ts'

const EMPTY = {
  beneficiaryname: '',
  accountnumber: '',
  routingnumber: '',
  iban: '',
  swift_code: '',
  bankaddress_bankname: '',
  bank_country: '',
  bank_city: '',
  billing_country: '',
  billing_state: '',
  billing_city: '',
  billing_address: '',
  billing_postal: '',
}
type BankTyped = typeof EMPTY
/** A field of the form. */
export type BankField = keyof BankTyped

/** A bank account as it stands in the form. `userType` and `category` are as their lists have them, empty while none is chosen. */
export type BankDraft = {
  readonly type: wire.AccountType
  readonly userType: string
  readonly category: string
  readonly typed: BankTyped
  readonly statement: string | undefined
  readonly hasTerms: boolean
}

/** The draft a form begins with: of a linked account, or of none. */
export const draftOf = (bank: wire.Bank | undefined): BankDraft => ({
  type: bank?.account_type ?? 3,
  userType: bank?.user_type == null ? '' : String(bank.user_type),
  category: bank?.category_id ?? '',
  typed: bank
    ? recordOfNames(keysOf(EMPTY), name => bank[name])
    : { ...EMPTY, ...placeOf({ type: 3, typed: EMPTY }) },
  statement: bank?.statement ?? undefined,
  hasTerms: bank !== undefined,
})

const placeOf = ({ type, typed }: Pick<BankDraft, 'type' | 'typed'>) =>
  wire.bankPlaceBy({ ...typed, account_type: type })

type Change = { readonly type?: wire.AccountType; readonly typed?: Partial<BankTyped> }

/** The draft with another kind of bank or other numbers, and the place that they tell, unless the member has said another. */
export const changed = (draft: BankDraft, { type = draft.type, typed = {} }: Change): BankDraft => {
  const [told, next] = [placeOf(draft), { ...draft.typed, ...typed }]
  const tells = placeOf({ type, typed: next })
  const fill = (name: 'bank_country' | 'bank_city') =>
    typed[name] ?? (next[name] === '' || next[name] === told[name] ? tells[name] : next[name])
  return {
    ...draft,
    type,
    typed: { ...next, bank_country: fill('bank_country'), bank_city: fill('bank_city') },
  }
}

const BANK = ['bankaddress_bankname', 'swift_code', 'bank_country', 'bank_city'] as const
/** Fields by which a bank knows the account, and where the bank is, by its kind. */
export const NUMBERS: Record<wire.AccountType, readonly BankField[]> = {
  0: ['beneficiaryname', 'accountnumber', 'routingnumber', ...BANK],
  1: ['beneficiaryname', 'iban', ...BANK],
  2: ['beneficiaryname', 'accountnumber', ...BANK],
  3: ['beneficiaryname', 'accountnumber', ...BANK],
}

const PLACE = ['billing_address', 'billing_city', 'billing_postal', 'billing_country'] as const
const STATED = [
  'billing_address',
  'billing_city',
  'billing_state',
  'billing_postal',
  'billing_country',
] as const
/** Fields of the billing address, by where the bank is. */
export const BILLING: Record<wire.AccountType, readonly BankField[]> = {
  0: STATED,
  1: STATED,
  2: PLACE,
  3: PLACE,
}

/** The holders an account can have, by where the bank is: in Hong Kong it is asked whether the bank is HSBC. */
export const HOLDERS: Record<wire.AccountType, readonly wire.BankUserType[]> = {
  0: [0, 1],
  1: [0, 1],
  2: [0, 1],
  3: [2, 3, 1],
}

/** The chosen holder, where such a bank can have it. */
export const holderOf = ({ type, userType }: Pick<BankDraft, 'type' | 'userType'>) =>
  HOLDERS[type].find(holder => String(holder) === userType) ?? null

/** Values that the form sends. */
export const sentOf = (draft: BankDraft) => {
  const { type, typed, category, statement } = draft
  const names = [...NUMBERS[type], ...BILLING[type]]
  return {
    ...(Object.fromEntries(names.map(name => [name, typed[name].trim()])) as Partial<BankTyped> &
      Pick<BankTyped, 'beneficiaryname'>),
    account_type: type,
    user_type: holderOf(draft),
    ...(category ? { categoryid: category } : {}),
    statement: statement ?? null,
  }
}

/** Errors of the form before it is sent: by the schema of /v1, the rules of numbers, and the fields such a bank needs. */
export const bankErrors = (draft: BankDraft): FormErrors => {
  const sent = sentOf(draft)
  const given: Readonly<Record<string, unknown>> = sent
  const isEmpty = (field: string) => given[field] === undefined || given[field] === ''
  const needed: readonly string[] = wire.bankFieldsNeeded[sent.account_type].filter(isEmpty)
  const missing: readonly string[] = sent.user_type === null ? [...needed, 'user_type'] : needed
  return {
    ...formErrors(wire.bankCreateBody, { ...sent, terms: draft.hasTerms }),
    ...Object.fromEntries(
      entriesOf(bankNumberFaults(sent)).map(([field, message]) => [field, message && fieldWords(message)]),
    ),
    ...Object.fromEntries(missing.map((field): [string, MessageDescriptor] => [field, MISSING])),
  }
}
