import { isValidBIC, isValidIBAN } from 'ibantools'
import type { AccountType } from './contract/bank/banks.ts'
import { type FieldMessage, fieldMessages } from './contract/field-messages.ts'

// Apart from the contract: the registry of IBANs is loaded with the forms that ask for one alone.

/** The numbers by which a bank account is known. Empty where they are not given. */
export type BankNumbers = {
  readonly account_type: AccountType
  readonly accountnumber?: string
  readonly routingnumber?: string
  readonly iban?: string
  readonly swift_code?: string
}

/** Faults in the numbers that are given, by their fields; one that is not given is none. */
export const bankNumberFaults = ({
  account_type,
  accountnumber,
  routingnumber,
  iban,
  swift_code,
}: BankNumbers): Readonly<Partial<Record<Exclude<keyof BankNumbers, 'account_type'>, FieldMessage>>> => ({
  ...(accountnumber && !isAccountNumber(accountnumber, account_type)
    ? { accountnumber: fieldMessages.accountNumber }
    : {}),
  ...(routingnumber && !isRoutingNumber(routingnumber) ? { routingnumber: fieldMessages.routingNumber } : {}),
  ...(iban && !isIban(iban) ? { iban: fieldMessages.iban } : {}),
  ...(swift_code && !isBic(swift_code) ? { swift_code: fieldMessages.swift } : {}),
})

/** An IBAN without its name, and the blanks of every width and hyphens that come along when it is pasted. */
export const electronicIban = (iban: string): string =>
  iban
    .toUpperCase()
    .replace(/^\s*IBAN\b[\s:.]*/, '')
    .replaceAll(/[\s-]/g, '')

/** Whether the length and the checksum of an IBAN are those of its country. */
export const isIban = (given: string): boolean => isValidIBAN(electronicIban(given))

/** Whether it is a SWIFT code (BIC), in letters of any size. */
export const isBic = (given: string): boolean => isValidBIC(given.toUpperCase())

/** Digits, in groups as people write them; banks elsewhere than in the US, the EU and Hong Kong have letters among them, too. */
const isAccountNumber = (given: string, type: AccountType): boolean =>
  type === 2 ? /^(?=.*\d)[A-Za-z\d][A-Za-z\d -]*$/.test(given) : /^\d[\d -]*$/.test(given)

/** The districts of the Federal Reserve and of the thrifts, electronic numbers, and travellers' cheques. */
const ROUTING_NUMBER = /^(?!0{9})(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/

/** Nine digits of a district that there is, with the checksum of the American Bankers Association. */
const isRoutingNumber = (given: string): boolean => {
  if (!ROUTING_NUMBER.test(given)) return false
  const sum = [...given].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0)
  return sum % 10 === 0
}
