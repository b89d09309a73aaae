import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { countryName } from '../../../parts/country-name.ts'
import type { Fact } from '../../../parts/facts.tsx'
import { useAccountTypes, useBankHolders } from './use-bank-words.ts'

type BankSeen = Partial<Omit<wire.Bank, 'account_type'>> & Pick<wire.Bank, 'account_type'>

/** The bank account's facts that have something to say, as a list, a review and an administrator's case show them. */
export function useBankFacts(bank: BankSeen): readonly Fact[] {
  const { t } = useLingui()
  const types = useAccountTypes()
  const holders = useBankHolders()
  const figures = (text: string) => <span className="figures">{text}</span>
  const country = bank.bank_country ? countryName(bank.bank_country) : ''
  const place = [bank.bank_city, country].filter(Boolean).join(', ')
  const rows: readonly (Fact | undefined)[] = [
    { label: t`Kind of bank`, value: types[bank.account_type] },
    bank.user_type == null ? undefined : { label: t`Whose account`, value: holders[bank.user_type] },
    said(t`Beneficiary`, bank.beneficiaryname),
    said(t`Bank`, bank.bankaddress_bankname),
    said(t`Account number`, bank.accountnumber, figures),
    said(t`IBAN`, bank.iban, figures),
    said(t`Routing number`, bank.routingnumber, figures),
    said(t`SWIFT`, bank.swift_code),
    said(t`Place of the bank`, place),
    said(t`Billing address`, addressOf(bank)),
    said(t`Category`, bank.category_name),
  ]
  return rows.filter(row => row !== undefined)
}

const said = (
  label: string,
  text: string | null | undefined,
  shown: (text: string) => Fact['value'] = text => text,
) => (text ? { label, value: shown(text) } : undefined)

/** The postal code of addresses without one, as specified. */
const NO_POSTAL_CODE = '99999'

/** One line; nothing where only the postal code of nowhere would stand in it. */
const addressOf = (bank: BankSeen): string => {
  const country = bank.billing_country ? countryName(bank.billing_country) : ''
  const place = [bank.billing_address, bank.billing_city, bank.billing_state]
  if (![...place, country].some(Boolean)) return ''
  const postal = bank.billing_postal === NO_POSTAL_CODE ? '' : bank.billing_postal
  return [...place, postal, country].filter(Boolean).join(', ')
}
