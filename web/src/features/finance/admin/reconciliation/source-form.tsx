import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { callForOne } from '../../../../client/call.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { formErrors, useErrorWords } from '../../../../parts/form-errors.ts'
import { EntryForm } from '../../../office/admin/cases/entry-form.tsx'
import { currenciesQuery } from '../../../wallet/member/queries.ts'
import { useAccountWords } from '../account-words.ts'
import { MappingFields } from './mapping-fields.tsx'
import { MIRRORS } from './mirrors.ts'
import { RuleFields } from './rule-fields.tsx'
import { bodyOf, typedOf } from './typed-source.ts'
import { useFormatWords } from './words.tsx'

type SourceFormProps = { source: wire.StatementSource | undefined; onDone: () => void }

/** A source of statements: its account of the books, its format, and the rules that its lines are matched by. */
export function SourceForm({ source, onDone }: SourceFormProps) {
  const { t } = useLingui()
  const errorWords = useErrorWords()
  const accounts = useAccountWords()
  const formats = useFormatWords()
  const { data: currencies = [] } = useQuery(currenciesQuery)
  const [typed, setTyped] = useState(() => typedOf(source))
  const [isChecked, setChecked] = useState(false)
  const save = useSubmit(
    (body: wire.StatementSourceBody, attempt) => callForOne('finance.saveStatementSource', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`The source is saved.`)
        onDone()
      },
    },
  )
  const body = { ...bodyOf(typed), ...(source && { id: source.id }) } as wire.StatementSourceBody
  const errors = formErrors(wire.statementSourceBody, body)
  const shown = isChecked ? errors : {}
  const change = (next: Partial<typeof typed>) => setTyped({ ...typed, ...next })
  const submit = () => {
    setChecked(true)
    if (Object.keys(errors).length === 0) save.mutate(body)
  }
  return (
    <EntryForm
      title={source ? t`Edit the source` : t`New source of statements`}
      action={t`Save`}
      entered={save}
      onSubmit={submit}
      onBack={onDone}
    >
      <TextInput
        label={t`Name`}
        name="name"
        maxLength={80}
        value={typed.name}
        onChange={event => change({ name: event.currentTarget.value })}
        error={errorWords(shown.name, t`Name`)}
      />
      <NativeSelect
        label={t`Account of the books that mirrors it`}
        name="account"
        value={typed.account}
        disabled={source !== undefined}
        data={MIRRORS.map(value => ({ value, label: accounts(value) }))}
        onChange={event => change({ account: event.currentTarget.value as wire.MirrorAccount })}
      />
      <NativeSelect
        label={t`Currency`}
        description={t`Of lines that name none`}
        name="currency"
        value={typed.currency}
        data={currencies.map(({ currency_code }) => currency_code)}
        onChange={event => change({ currency: event.currentTarget.value })}
      />
      <NativeSelect
        label={t`Format`}
        name="format"
        value={typed.format}
        data={wire.statementFormats.map(value => ({ value, label: formats[value] }))}
        onChange={event => change({ format: event.currentTarget.value as wire.StatementFormat })}
      />
      {typed.format === 'csv' && (
        <MappingFields
          mapping={typed.mapping}
          onChange={mapping => change({ mapping })}
          isWrong={shown.mapping !== undefined}
        />
      )}
      <Checkbox
        label={t`The file writes money that we pay with a plus`}
        checked={typed.inverted}
        onChange={event => change({ inverted: event.currentTarget.checked })}
      />
      <RuleFields
        rules={typed.rules}
        onChange={rules => change({ rules })}
        isWrong={shown.rules !== undefined}
      />
    </EntryForm>
  )
}
