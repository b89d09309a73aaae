import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { countryChoices } from '../../../parts/countries.ts'
import { type FormErrors, useErrorWords } from '../../../parts/error-words.ts'
import { type BankDraft, type BankField, changed } from './bank-draft.ts'
import { useBankLabels } from './use-bank-words.ts'

type BankInputsProps = {
  names: readonly BankField[]
  draft: BankDraft
  onDraft: (draft: BankDraft) => void
  errors: FormErrors
  /** Fields that the server has refused. */
  refused: readonly string[]
}

/** Some fields of a bank account, each with its error, found here or by the server. */
export function BankInputs({ names, draft, onDraft, errors, refused }: BankInputsProps) {
  const { t } = useLingui()
  const labels = useBankLabels()
  const errorWords = useErrorWords()
  return names.map(name => {
    const given = {
      label: labels[name],
      name,
      value: draft.typed[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onDraft(changed(draft, { typed: { [name]: currentTarget.value } })),
      error: errorWords(errors[name] ?? (refused.includes(name) ? 'invalid' : undefined), labels[name]),
    }
    if (name === 'billing_country' || name === 'bank_country')
      return (
        <NativeSelect
          key={name}
          {...given}
          data={[{ value: '', label: t`Choose one` }, ...choicesWith(given.value)]}
        />
      )
    const hint = name === 'billing_postal' ? t`99999 if there is none.` : undefined
    return <TextInput key={name} {...given} autoComplete="off" description={hint} />
  })
}

/** All countries, and what an account was linked with while its country was written in words. */
const choicesWith = (value: string) => {
  const choices = countryChoices()
  const isKnown = value === '' || choices.some(choice => choice.value === value)
  return isKnown ? choices : [{ value, label: value }, ...choices]
}
