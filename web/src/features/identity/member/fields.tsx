import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { countryChoices } from '../../../parts/countries.ts'
import { type FormErrors, useErrorWords } from '../../../parts/error-words.ts'
import { longestOf } from '../../../parts/form-errors.ts'
import { AreaCode } from '../../../platform/members/member/phone/area-code.tsx'
import '../../../parts/user-type.css'
import { FIELDS, type Form, type Name, type Part } from './form.ts'
import { useHints, useIdTypes, useLabels } from './use-field-words.ts'
import { wrongFields } from './wrong-fields.ts'

/** Autofill names of the fields, for a form about the person at the browser. */
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

/** The days that a date may be, where the schema bounds it: the first and the last. */
const DAYS: Partial<Record<Name, () => { min?: string; max?: string }>> = {
  birth_date: () => ({ min: wire.firstBirthDay, max: wire.lastBirthDay() }),
  id_expiry: () => ({ min: wire.utcToday() }),
  incorporation_date: () => ({ max: wire.utcToday() }),
}

/** Limits of a field's input: its length, and its kind. */
const limitsOf = (type: wire.KycKind, name: Name) => {
  const schemas: Readonly<Partial<Record<string, Parameters<typeof longestOf>[0]>>> = wire.kycFields[type]
  const schema = schemas[name]
  const days = DAYS[name]
  return {
    maxLength: schema && longestOf(schema),
    ...(name === 'phone' ? { type: 'tel', maxLength: PHONE_LENGTH } : {}),
    ...(days ? { type: 'date', ...days() } : {}),
  }
}
/** A number as people write it, with blanks and brackets. */
const PHONE_LENGTH = 24

type FieldsProps = {
  form: Form
  part: Part
  onChange: (name: Name, value: string) => void
  /** Whether what is missing is said. */
  isAsked: boolean
  /** Entries that the server did not take. */
  refused: readonly string[]
  /** Whether an administrator fills the form for a member: the browser then offers none of its owner's data. */
  isOfOther?: boolean
}

/** The entries of one part of the form, each with what helps to fill it and what is wrong with it. */
export function Fields({ form, part, onChange, isAsked, refused, isOfOther = false }: FieldsProps) {
  const { t } = useLingui()
  const labels = useLabels(form.type)
  const errorWords = useErrorWords()
  const wrong: FormErrors = isAsked ? wrongFields(form, part) : {}
  const errorOf = (name: Name): string | undefined => {
    const field = labels[name]
    const error = errorWords(wrong[name], field)
    return error ?? (refused.includes(name) ? t`This is not a valid entry: ${field}` : undefined)
  }
  return FIELDS[form.type][part].map(name => (
    <Field
      key={name}
      name={name}
      type={form.type}
      label={labels[name]}
      value={form.typed[name]}
      error={errorOf(name)}
      onChange={value => onChange(name, value)}
      autoComplete={isOfOther ? 'off' : (KNOWN[name] ?? 'off')}
    />
  ))
}

type FieldProps = {
  name: Name
  type: wire.KycKind
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  autoComplete: string
}

/** One entry, as what it is: a choice, a country, a day, or a text. */
function Field({ name, type, error, onChange, ...given }: FieldProps) {
  const { t } = useLingui()
  const hints = useHints(type)
  const { value } = given
  if (name === 'id_type') return <IdTypeChoice value={value} onChange={onChange} />
  if (name === 'area_code')
    return <AreaCode value={value} onChange={onChange} isMissing={error !== undefined} />
  const common = {
    ...given,
    name,
    error,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  if (name === 'country' || name === 'nationality')
    return <NativeSelect {...common} data={[{ value: '', label: t`Choose one` }, ...countryChoices()]} />
  return <TextInput {...common} description={hints[name]} {...limitsOf(type, name)} />
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
