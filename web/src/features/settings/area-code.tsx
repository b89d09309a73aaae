import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { areaCodesQuery } from './queries.ts'

/** One choice a code, which several countries may share. */
const byCode = (codes: readonly { readonly name: string; readonly code: string }[]) => {
  const names = new Map<string, string[]>()
  for (const { name, code } of codes) {
    const plus = `+${code.replace('+', '')}`
    names.set(plus, [...(names.get(plus) ?? []), name])
  }
  return [...names].map(([value, all]) => ({ value, label: `${all.join(', ')} ${value}` }))
}

type AreaCodeProps = { value: string; onChange: (code: string) => void; isMissing: boolean }

/** The country of a phone number. */
export function AreaCode({ value, onChange, isMissing }: AreaCodeProps) {
  const { t } = useLingui()
  const { data: codes = [] } = useQuery(areaCodesQuery)
  const known = byCode(codes)
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
