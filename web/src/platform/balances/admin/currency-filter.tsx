import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { currenciesQuery } from '../../../parts/currencies.ts'
import { ChoiceFilter } from '../../../parts/filters.tsx'

type CurrencyFilterProps = {
  value: string | undefined
  onChange: (currency: string | undefined) => void
  /** Which of a row's currencies it is about, where there are several. */
  label?: string
  /** The choice of all of them, under such a label. */
  all?: string
}

/** Keeps a list to one currency of the catalogue. */
export function CurrencyFilter({ value, onChange, label, all }: CurrencyFilterProps) {
  const { t } = useLingui()
  const { data: currencies = [] } = useQuery(currenciesQuery)
  return (
    <ChoiceFilter
      label={label ?? t`Currency`}
      all={all ?? t`All currencies`}
      choices={currencies.map(({ currency_code }) => ({ value: currency_code, label: currency_code }))}
      value={value}
      onChange={onChange}
    />
  )
}
