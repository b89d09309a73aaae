import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type MirrorAccount, wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { callForOne } from '../../../../client/call.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { formErrors, useErrorWords } from '../../../../parts/form-errors.ts'
import { CurrencySelect } from '../../../../platform/balances/member/currency-select.tsx'
import { EntryForm } from '../../../../platform/cases/admin/entry-form.tsx'
import { useAccountWords } from '../../../../platform/events/admin/account-words.ts'
import { MappingFields } from './mapping-fields.tsx'
import { MIRRORS } from './mirrors.ts'
import { RuleFields } from './rule-fields.tsx'
import { bodyOf, typedOf } from './typed-source.ts'
import { useFormatWords } from './words.tsx'

type SourceFormProps = { source: wire.StatementSource | undefined; onDone: () => void }

/** A source of statements: its account of the books, its format, and the rules that its lines are matched by. */
export function SourceForm({ source, onDone }: SourceFormProps) {
  const { t } = useLingui()
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
      <SourceFields typed={typed} change={change} source={source} errors={shown} />
    </EntryForm>
  )
}

type SourceFieldsProps = Pick<SourceFormProps, 'source'> & {
  typed: ReturnType<typeof typedOf>
  change: (next: Partial<ReturnType<typeof typedOf>>) => void
  errors: ReturnType<typeof formErrors>
}

function SourceFields({ typed, change, source, errors }: SourceFieldsProps) {
  const { t } = useLingui()
  const errorWords = useErrorWords()
  const accounts = useAccountWords()
  const formats = useFormatWords()
  return (
    <>
      <TextInput
        label={t`Name`}
        name="name"
        maxLength={80}
        value={typed.name}
        onChange={event => change({ name: event.currentTarget.value })}
        error={errorWords(errors.name, t`Name`)}
      />
      <NativeSelect
        label={t`Account of the books that mirrors it`}
        name="account"
        value={typed.account}
        disabled={source !== undefined}
        data={MIRRORS.map(value => ({ value, label: accounts(value) }))}
        onChange={event => change({ account: event.currentTarget.value as MirrorAccount })}
      />
      <CurrencySelect
        value={typed.currency}
        onChange={currency => change({ currency })}
        description={t`Of lines that name none`}
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
          isWrong={errors.mapping !== undefined}
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
        isWrong={errors.rules !== undefined}
      />
    </>
  )
}
