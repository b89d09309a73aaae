import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { mirrorAccounts, wire } from '@strongroom/shared'
import { announce } from '../../../../client/announce.ts'
import type { Body } from '../../../../client/contract.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { type FormOf, useForm } from '../../../../parts/form.tsx'
import { formErrors } from '../../../../parts/form-errors.ts'
import { CurrencySelect } from '../../../../platform/balances/member/currency-select.tsx'
import { EntryForm } from '../../../../platform/cases/admin/entry-form.tsx'
import { useAccountWords } from '../../../../platform/events/admin/account-words.ts'
import { MappingFields } from './mapping-fields.tsx'
import { saveSource } from './queries.ts'
import { RuleFields } from './rule-fields.tsx'
import { bodyOf, typedOf } from './typed-source.ts'
import { useFormatWords } from './words.tsx'

type SourceFormProps = { source: wire.StatementSource | undefined; onDone: () => void }

/** A source of statements: its account of the books, its format, and the rules that its lines are matched by. */
export function SourceForm({ source, onDone }: SourceFormProps) {
  const { t } = useLingui()
  const save = useSubmit(saveSource, {
    onSuccess: () => {
      announce(t`The source is saved.`)
      onDone()
    },
  })
  const form = useForm({
    initial: () => typedOf(source),
    faults: body => formErrors(wire.statementSourceBody, body),
    body: typed =>
      ({ ...bodyOf(typed), ...(source && { id: source.id }) }) as Body<'finance.saveStatementSource'>,
    send: save,
  })
  return (
    <EntryForm
      title={source ? t`Edit the source` : t`New source of statements`}
      action={t`Save`}
      form={form}
      onBack={onDone}
    >
      <SourceFields form={form} source={source} />
    </EntryForm>
  )
}

type SourceFieldsProps = Pick<SourceFormProps, 'source'> & { form: FormOf<ReturnType<typeof typedOf>> }

function SourceFields({ form, source }: SourceFieldsProps) {
  const { t } = useLingui()
  const accounts = useAccountWords()
  const formats = useFormatWords()
  const { typed, change, isWrong } = form
  return (
    <>
      <TextInput {...form.text('name', t`Name`)} maxLength={80} />
      <NativeSelect
        {...form.text('account', t`Account of the books that mirrors it`)}
        disabled={source !== undefined}
        data={mirrorAccounts.map(value => ({ value, label: accounts(value) }))}
      />
      <CurrencySelect
        value={typed.currency}
        onChange={currency => change({ currency })}
        description={t`Of lines that name none`}
      />
      <NativeSelect
        {...form.text('format', t`Format`)}
        data={wire.statementFormats.map(value => ({ value, label: formats[value] }))}
      />
      {typed.format === 'csv' && (
        <MappingFields
          mapping={typed.mapping}
          onChange={mapping => change({ mapping })}
          isWrong={isWrong('mapping')}
        />
      )}
      <Checkbox {...form.box('inverted', t`The file writes money that we pay with a plus`)} />
      <RuleFields rules={typed.rules} onChange={rules => change({ rules })} isWrong={isWrong('rules')} />
    </>
  )
}
