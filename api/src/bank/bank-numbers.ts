import type { wire } from '@strongroom/shared'
import { isValidBIC, isValidIBAN } from 'ibantools'

type Issue = { readonly path: string; readonly message: string }

const US = 0
const EU = 1
const OTHER = 2

/** What is wrong with the numbers of a bank account, which depends on where the bank is. */
export const bankIssues = (bank: wire.BankDetails): readonly Issue[] =>
  [
    bank.account_type === US && !isRoutingNumber(bank.routingnumber)
      ? issue('routingnumber', 'A routing number of 9 digits')
      : undefined,
    bank.account_type !== US && bank.routingnumber ? issue('routingnumber', 'Only for US banks') : undefined,
    bank.account_type === EU && !isValidIBAN(electronic(bank.iban))
      ? issue('iban', 'A valid IBAN')
      : undefined,
    bank.account_type !== EU && bank.iban ? issue('iban', 'Only for EU banks') : undefined,
    bank.account_type !== EU && !bank.accountnumber
      ? issue('accountnumber', 'Please enter all fields')
      : undefined,
    bank.swift_code && !isValidBIC(bank.swift_code.toUpperCase())
      ? issue('swift_code', 'A SWIFT code of 8 or 11 characters')
      : undefined,
    ...(bank.account_type === OTHER
      ? (['bankaddress_bankname', 'swift_code'] as const)
          .filter(path => !bank[path])
          .map(path => issue(path, 'Please enter all fields'))
      : []),
    bank.billing_state && bank.account_type !== US && bank.account_type !== EU
      ? issue('billing_state', 'Only for US and EU banks')
      : undefined,
  ].filter(found => found !== undefined)

const issue = (path: string, message: string): Issue => ({ path, message })

/** An IBAN without the blanks people write into it. */
const electronic = (iban: string) => iban.replaceAll(' ', '').toUpperCase()

/** Nine digits with the checksum of the American Bankers Association. */
const isRoutingNumber = (given: string): boolean => {
  if (!/^\d{9}$/.test(given)) return false
  const sum = [...given].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] as number), 0)
  return sum % 10 === 0
}

/** A bank account as it is kept: numbers without blanks, letters large. */
export const tidyBank = (bank: wire.BankDetails): wire.BankDetails => ({
  ...bank,
  iban: electronic(bank.iban),
  swift_code: bank.swift_code.toUpperCase(),
  accountnumber: bank.accountnumber.replaceAll(' ', ''),
})
