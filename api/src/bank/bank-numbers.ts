import { entriesOf, wire } from '@strongroom/shared'
import { bankNumberFaults, electronicIban, isBic, isIban } from '@strongroom/shared/bank-numbers'

type Issue = { readonly path: string; readonly message: string }
type Field = keyof wire.BankDetails

/** Faults in a bank account's numbers, by rules that depend on the bank's country: at most one issue a field. */
export const bankIssues = (bank: wire.BankDetails): readonly Issue[] => {
  const found = [...missing(bank), ...foreign(bank), ...holderIssues(bank), ...malformed(bank)]
  return found.filter(({ path }, at) => found.findIndex(each => each.path === path) === at)
}

const issue = (path: Field, message: string): Issue => ({ path, message })

const missing = (bank: wire.BankDetails): readonly Issue[] =>
  wire.bankFieldsNeeded[bank.account_type]
    .filter(field => !bank[field])
    .map(field => issue(field, wire.fieldMessages.missing))

const kinds = { 0: 'US', 1: 'EU', 2: 'other', 3: 'HK' } as const

const foreign = (bank: wire.BankDetails): readonly Issue[] =>
  entriesOf<Readonly<Record<keyof typeof wire.bankFieldsOfSome, readonly wire.AccountType[]>>>(
    wire.bankFieldsOfSome,
  )
    .filter(([field, of]) => bank[field] && !of.includes(bank.account_type))
    .map(([field, of]) => issue(field, `Only for ${of.map(kind => kinds[kind]).join(' and ')} banks`))

/** HSBC clears its own customers' transfers by itself, in Hong Kong only. */
const holderIssues = ({ account_type, user_type }: wire.BankDetails): readonly Issue[] =>
  (user_type === 2 || user_type === 3) && account_type !== 3
    ? [issue('user_type', 'HSBC or another bank is asked of Hong Kong banks only')]
    : []

const malformed = (bank: wire.BankDetails): readonly Issue[] =>
  entriesOf(bankNumberFaults(bank)).flatMap(([path, message]) => (message ? [issue(path, message)] : []))

/** Faults in the account that a payment is sent to: an IBAN by its checksum, any other account by being of digits. */
export const payeeIssues = ({
  account,
  swift,
}: {
  readonly account?: string | undefined
  readonly swift?: string | undefined
}): readonly { readonly path: 'account' | 'swift'; readonly message: string }[] => {
  const hasIban = account !== undefined && /^[A-Z]{2}\d{2}/.test(electronicIban(account))
  const isFine = account === undefined || (hasIban ? isIban(account) : /^\d[\d -]*$/.test(account))
  return [
    ...(isFine
      ? []
      : [{ path: 'account' as const, message: 'A valid IBAN, or an account number of digits' }]),
    ...(swift && !isBic(swift) ? [{ path: 'swift' as const, message: 'A SWIFT/BIC' }] : []),
  ]
}

/** A bank account with its bank's country and city: as its member has said, or else as its numbers tell. */
export const placed = <B extends wire.BankDetails>(bank: B): B => {
  const { bank_country, bank_city } = wire.bankPlaceBy(bank)
  return {
    ...bank,
    bank_country: bank.bank_country || bank_country,
    bank_city: bank.bank_city || (bank.bank_country && bank.bank_country !== bank_country ? '' : bank_city),
  }
}

/** A bank account as it is kept: numbers without blanks, letters large, with the bank's place. */
export const tidyBank = (bank: wire.BankDetails): wire.BankDetails => ({
  ...placed(bank),
  iban: electronicIban(bank.iban),
  swift_code: bank.swift_code.toUpperCase(),
  accountnumber: bank.accountnumber.replaceAll(' ', ''),
})
