import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { currenciesQuery } from '../../../parts/currencies.ts'

type CurrencySelectProps = {
  value: string
  onChange: (currency: string) => void
  /** Codes to choose from; those of all currencies when left out. */
  codes?: readonly string[]
  description?: string
}

/** Field of a form for a currency, by its code. */
export function CurrencySelect({ value, onChange, codes, description }: CurrencySelectProps) {
  const { t } = useLingui()
  const { data: currencies = [] } = useQuery(currenciesQuery)
  return (
    <NativeSelect
      label={t`Currency`}
      {...(description ? { description } : {})}
      name="currency"
      value={value}
      data={codes ? [...codes] : currencies.map(({ currency_code }) => currency_code)}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
