import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { choicesOf, inOrder, shownFor } from './area-choices.ts'
import { areaCodesQuery, countriesQuery } from './queries.ts'

type AreaCodeProps = { value: string; onChange: (code: string) => void; isMissing: boolean }

/** The country of a phone number. The form keeps its dial code, which several countries may share. */
export function AreaCode({ value, onChange, isMissing }: AreaCodeProps) {
  const { t } = useLingui()
  const { data: codes = [] } = useQuery(areaCodesQuery)
  const { data: countries = [] } = useQuery(countriesQuery)
  const [chosen, setChosen] = useState<string>()
  const choices = choicesOf(codes, countries)
  const shown = shownFor(value, chosen, choices)
  const isKnown = value === '' || shown !== undefined
  const options = inOrder(choices).map(({ value, label }) => ({ value, label }))
  const choose = (next: string) => {
    setChosen(next)
    onChange(choices.find(each => each.value === next)?.code ?? next)
  }
  return (
    <NativeSelect
      label={t`Country code`}
      name="area_code"
      value={shown?.value ?? value}
      data={[{ value: '', label: t`Choose one` }, ...(isKnown ? [] : [{ value, label: value }]), ...options]}
      onChange={event => choose(event.currentTarget.value)}
      error={isMissing ? t`Country code and phone number are required` : undefined}
    />
  )
}
