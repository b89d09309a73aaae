import { useLingui } from '@lingui/react/macro'
import { accountTypes, bankHolders } from '@strongroom/shared/words/bank/kind'
import { useWordsOf } from '../../../i18n/word.ts'
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
export const useBankHolders = () => useWordsOf(bankHolders)

/** Location of a bank, in words. */
export const useAccountTypes = () => useWordsOf(accountTypes)
