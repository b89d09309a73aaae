import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { BankField } from './bank-draft.ts'

/** Labels of a bank account's fields. */
export function useBankLabels(): Record<BankField, string> {
  const { t } = useLingui()
  return {
    beneficiaryname: t`Beneficiary`,
    accountnumber: t`Account number`,
    routingnumber: t`Routing number`,
    iban: t`IBAN`,
    swift_code: t`SWIFT`,
    bankaddress_bankname: t`Bank`,
    bank_country: t`Country of the bank`,
    bank_city: t`City of the bank`,
    billing_address: t({ message: 'Address', context: 'postal' }),
    billing_city: t`City`,
    billing_state: t`State or province`,
    billing_postal: t`Postal code`,
    billing_country: t`Country`,
  }
}

/** Kinds of account holders, in words. */
export function useBankHolders(): Record<wire.BankUserType, string> {
  const { t } = useLingui()
  return {
    0: t`An individual`,
    1: t`A business`,
    2: t`An individual, at HSBC`,
    3: t`An individual, at another bank than HSBC`,
  }
}

/** Location of a bank, in words. */
export function useAccountTypes(): Record<wire.AccountType, string> {
  const { t } = useLingui()
  return { 0: t`US bank`, 1: t`EU bank`, 2: t`Other bank`, 3: t`Hong Kong bank` }
}
