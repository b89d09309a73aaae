import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChoiceFilter } from '../../../parts/filters.tsx'
import { currenciesQuery } from '../member/queries.ts'

type CurrencyFilterProps = {
  value: string | undefined
  onChange: (currency: string | undefined) => void
}

/** Keeps a list to one currency of the catalogue. */
export function CurrencyFilter({ value, onChange }: CurrencyFilterProps) {
  const { t } = useLingui()
  const { data: currencies = [] } = useQuery(currenciesQuery)
  return (
    <ChoiceFilter
      label={t`Currency`}
      all={t`All currencies`}
      choices={currencies.map(({ currency_code }) => ({ value: currency_code, label: currency_code }))}
      value={value}
      onChange={onChange}
    />
  )
}
