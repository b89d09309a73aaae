import { entriesOf, wire } from '@strongroom/shared'
import { isValidBIC, isValidIBAN } from 'ibantools'

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

const malformed = ({
  account_type,
  accountnumber,
  routingnumber,
  iban,
  swift_code,
}: wire.BankDetails): readonly Issue[] =>
  [
    accountnumber && !isAccountNumber(accountnumber, account_type)
      ? issue('accountnumber', 'An account number: digits, blanks and -')
      : undefined,
    routingnumber && !isRoutingNumber(routingnumber)
      ? issue('routingnumber', 'A routing number of 9 digits')
      : undefined,
    iban && !isValidIBAN(electronic(iban)) ? issue('iban', 'A valid IBAN') : undefined,
    swift_code && !isValidBIC(swift_code.toUpperCase())
      ? issue('swift_code', 'A SWIFT code of 8 or 11 characters')
      : undefined,
  ].filter(found => found !== undefined)

/** An IBAN without its name, and the blanks of every width and hyphens that come along when it is pasted. */
const electronic = (iban: string) =>
  iban
    .toUpperCase()
    .replace(/^\s*IBAN\b[\s:.]*/, '')
    .replaceAll(/[\s-]/g, '')

/** Digits, in groups as people write them; banks elsewhere than in the US, the EU and Hong Kong have letters among them, too. */
const isAccountNumber = (given: string, type: wire.AccountType): boolean =>
  type === 2 ? /^(?=.*\d)[A-Za-z\d][A-Za-z\d -]*$/.test(given) : /^\d[\d -]*$/.test(given)

/** Faults in the account that a payment is sent to: an IBAN by its checksum, any other account by being of digits. */
export const payeeIssues = ({
  account,
  swift,
}: {
  readonly account?: string | undefined
  readonly swift?: string | undefined
}): readonly { readonly path: 'account' | 'swift'; readonly message: string }[] => {
  const isIban = account !== undefined && /^[A-Z]{2}\d{2}/.test(electronic(account))
  const isFine =
    account === undefined || (isIban ? isValidIBAN(electronic(account)) : /^\d[\d -]*$/.test(account))
  return [
    ...(isFine
      ? []
      : [{ path: 'account' as const, message: 'A valid IBAN, or an account number of digits' }]),
    ...(swift && !isValidBIC(swift) ? [{ path: 'swift' as const, message: 'A SWIFT/BIC' }] : []),
  ]
}

/** The districts of the Federal Reserve and of the thrifts, electronic numbers, and travellers' cheques. */
const ROUTING_NUMBER = /^(?!0{9})(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/

/** Nine digits of a district that there is, with the checksum of the American Bankers Association. */
const isRoutingNumber = (given: string): boolean => {
  if (!ROUTING_NUMBER.test(given)) return false
  const sum = [...given].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0)
  return sum % 10 === 0
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
  iban: electronic(bank.iban),
  swift_code: bank.swift_code.toUpperCase(),
  accountnumber: bank.accountnumber.replaceAll(' ', ''),
})
