import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { countryChoices } from '../../../parts/countries.ts'
import { AreaCode } from '../../account/member/settings/area-code.tsx'
import '../../account/member/sign-in/user-type.css'
import { FIELDS, type Form, type Name, type Part } from './form.ts'
import { useHints, useIdTypes, useLabels, useWrongWords } from './use-field-words.ts'
import { OF_AGE, todayOf, wrongFields, yearsBefore } from './wrong-fields.ts'

const LONGEST: Partial<Record<Name, number>> = {
  name: 140,
  representative_name: 140,
  company_name: 200,
  address: 200,
  registration_number: 60,
  id_number: 40,
  postal_code: 20,
  phone: 24,
}

/** What a browser may fill in by itself, where the form is about who sits before it. */
const KNOWN: Partial<Record<Name, string>> = {
  name: 'name',
  birth_date: 'bday',
  nickname: 'nickname',
  country: 'country',
  city: 'address-level2',
  address: 'street-address',
  postal_code: 'postal-code',
  company_name: 'organization',
  phone: 'tel-national',
}

const firstDay: Partial<Record<Name, (today: string) => string>> = {
  birth_date: () => '1900-01-01',
  id_expiry: today => today,
}
const lastDay: Partial<Record<Name, (today: string) => string>> = {
  birth_date: today => yearsBefore(today, OF_AGE),
  incorporation_date: today => today,
}
const DAYS: readonly Name[] = ['birth_date', 'id_expiry', 'incorporation_date']

type FieldsProps = {
  form: Form
  part: Part
  onChange: (name: Name, value: string) => void
  /** Whether what is missing is said. */
  isChecked: boolean
  /** Entries that the server did not take. */
  refused: readonly string[]
  /** Whether it is somebody else's form: then the browser keeps what it knows of this person to itself. */
  isOfOther?: boolean
}

/** The entries of one part of the form, each with what helps to fill it and what is wrong with it. */
export function Fields({ form, part, onChange, isChecked, refused, isOfOther = false }: FieldsProps) {
  const { t } = useLingui()
  const labels = useLabels(form.type)
  const hints = useHints(form.type)
  const wrongWords = useWrongWords()
  const today = todayOf(new Date())
  const wrong = isChecked ? wrongFields(form, part, today) : {}
  const errorOf = (name: Name): string | undefined => {
    const found = wrong[name]
    if (found) return wrongWords(found)
    const field = labels[name]
    return refused.includes(name) ? t`This is not a valid entry: ${field}` : undefined
  }
  return FIELDS[form.type][part].map(name => {
    const common = {
      label: labels[name],
      name,
      value: form.typed[name],
      error: errorOf(name),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange(name, value),
      autoComplete: isOfOther ? 'off' : (KNOWN[name] ?? 'off'),
    }
    if (name === 'id_type')
      return <IdTypeChoice key={name} value={form.typed.id_type} onChange={value => onChange(name, value)} />
    if (name === 'area_code')
      return (
        <AreaCode
          key={name}
          value={form.typed.area_code}
          onChange={value => onChange(name, value)}
          isMissing={wrong.area_code !== undefined}
        />
      )
    if (name === 'country' || name === 'nationality')
      return (
        <NativeSelect
          key={name}
          {...common}
          data={[{ value: '', label: t`Choose one` }, ...countryChoices()]}
        />
      )
    return (
      <TextInput
        key={name}
        {...common}
        description={hints[name]}
        maxLength={LONGEST[name] ?? 60}
        {...(name === 'phone' ? { type: 'tel' } : {})}
        {...(DAYS.includes(name)
          ? { type: 'date', min: firstDay[name]?.(today), max: lastDay[name]?.(today) }
          : {})}
      />
    )
  })
}

const ID_TYPES: readonly wire.IdType[] = [0, 1]

/** Passport or identity card. */
function IdTypeChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui()
  const names = useIdTypes()
  return (
    <fieldset className="user-type">
      <legend>{t`Identity document`}</legend>
      {ID_TYPES.map(type => (
        <label key={type}>
          <input
            type="radio"
            name="id_type"
            checked={value === String(type)}
            onChange={() => onChange(String(type))}
          />
          {names[type]}
        </label>
      ))}
    </fieldset>
  )
}
