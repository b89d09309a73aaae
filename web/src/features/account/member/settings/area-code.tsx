import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { choicesOf } from './area-choices.ts'
import { areaCodesQuery, countriesQuery } from './queries.ts'

type AreaCodeProps = { value: string; onChange: (code: string) => void; isMissing: boolean }

/** The country of a phone number. */
export function AreaCode({ value, onChange, isMissing }: AreaCodeProps) {
  const { t } = useLingui()
  const { data: codes = [] } = useQuery(areaCodesQuery)
  const { data: countries = [] } = useQuery(countriesQuery)
  const known = choicesOf(codes, countries)
  const isKnown = value === '' || known.some(each => each.value === value)
  return (
    <NativeSelect
      label={t`Country code`}
      name="area_code"
      value={value}
      data={[{ value: '', label: t`Choose one` }, ...(isKnown ? [] : [{ value, label: value }]), ...known]}
      onChange={event => onChange(event.currentTarget.value)}
      error={isMissing ? t`Country code and phone number are required` : undefined}
    />
  )
}
