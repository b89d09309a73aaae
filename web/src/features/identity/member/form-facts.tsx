import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { calendarDayText } from '../../../i18n/time.ts'
import { countryName } from '../../../parts/country-name.ts'
import type { Fact } from '../../../parts/facts.tsx'
import { FIELDS, type Form, type Name, type Part, scopeOf } from './form.ts'
import { useIdTypes, useLabels } from './use-field-words.ts'

/** Facts of one part of a form, label by label, for reading. */
export function useFormFacts(): (form: Form, part: Part) => Fact[] {
  const { t } = useLingui()
  const idTypes = useIdTypes()
  const labels = { 0: useLabels(0), 1: useLabels(1) }
  const textOf = (form: Form, name: Name): string => {
    const given = form.typed[name]
    if (!given) return t`None`
    if (name === 'country' || name === 'nationality') return countryName(given)
    if (name === 'id_type') return idTypes[scopeOf(form).id_type as wire.IdType]
    return name.endsWith('_date') || name === 'id_expiry' ? calendarDayText(given) : given
  }
  const phone = ({ typed: { area_code, phone } }: Form) => (
    <span className="figures">
      {area_code} {phone}
    </span>
  )
  return (form, part) =>
    part === 'phone'
      ? [{ label: labels[form.type].phone, value: phone(form) }]
      : FIELDS[form.type][part].map(name => ({ label: labels[form.type][name], value: textOf(form, name) }))
}
