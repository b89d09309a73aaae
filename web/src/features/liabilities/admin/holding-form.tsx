import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { call } from '../../../client/call.ts'
import { useSubmit } from '../../../client/submit.ts'
import { FileInput } from '../../../parts/file-input.tsx'
import { formErrors, longestOf, useErrorWords } from '../../../parts/form-errors.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { EntryForm } from '../../../platform/cases/admin/entry-form.tsx'

const EMPTY = { kind: 'bank', name: '', reference: '', currency: 'USD', amount: '', date: '', evidence: '' }
type Typed = Omit<typeof EMPTY, 'kind'> & { kind: wire.Holding['kind'] }

const typedOf = (holding: wire.StatedHolding | undefined): Typed => {
  if (!holding) return EMPTY as Typed
  const { kind, name, reference, currency, amount } = holding
  return { kind, name, reference, currency, amount, date: '', evidence: '' }
}

type HoldingFormProps = {
  holding: wire.StatedHolding | undefined
  onProposed: () => void
  onBack: () => void
}

/** Proposes what is stated to be held in a place; of one that is known already, with another amount, day and evidence. */
export function HoldingForm({ holding, onProposed, onBack }: HoldingFormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(() => typedOf(holding))
  const [file, setFile] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const state = useSubmit(
    (body: Typed & { id?: string; file?: string }, attempt) =>
      call('liabilities.stateHolding', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`The holding is proposed. It is shown once a second administrator has approved it.`)
        onProposed()
      },
    },
  )
  const body = { ...typed, ...(holding && { id: holding.id }), ...(file && { file }) }
  const errors = isChecked ? formErrors(wire.stateHoldingBody, body) : {}
  const change = (next: Partial<Typed>) => setTyped({ ...typed, ...next })
  const submit = () => {
    setChecked(true)
    if (Object.keys(formErrors(wire.stateHoldingBody, body)).length === 0) state.mutate(body)
  }
  return (
    <EntryForm
      title={holding ? t`State a holding again` : t`State a holding`}
      action={t`Propose it`}
      entered={state}
      onSubmit={submit}
      onBack={onBack}
      hint={t`A second administrator approves it. Everybody can then read all of this but the file.`}
    >
      <HoldingFields typed={typed} change={change} errors={errors} onFile={setFile} />
    </EntryForm>
  )
}

type HoldingFieldsProps = {
  typed: Typed
  change: (next: Partial<Typed>) => void
  errors: ReturnType<typeof formErrors>
  onFile: (id: string | undefined) => void
}

function HoldingFields({ typed, change, errors, onFile }: HoldingFieldsProps) {
  const { t } = useLingui()
  const errorWords = useErrorWords()
  const line = (name: 'name' | 'reference' | 'evidence' | 'date', label: string, more = {}) => (
    <TextInput
      label={label}
      name={name}
      value={typed[name]}
      maxLength={longestOf(wire.stateHoldingBody.entries[name]) ?? 10}
      onChange={event => change({ [name]: event.currentTarget.value })}
      error={errorWords(errors[name], label)}
      {...more}
    />
  )
  return (
    <>
      <PlaceKind typed={typed} change={change} />
      {line('name', t`Name of the place`)}
      {line('reference', t`Address, or the account as everybody may see it`)}
      <CurrencySelect value={typed.currency} onChange={currency => change({ currency })} />
      <AmountHeld typed={typed} change={change} errors={errors} />
      {line('date', t`As of the day`, { type: 'date' })}
      {line('evidence', t`Evidence, such as a statement’s number or a block`)}
      <FileInput
        label={t`File that shows it, if there is one`}
        description={t`JPG, PNG or PDF, up to 20M. Only administrators see it.`}
        kind="statement"
        name="file"
        onUploaded={onFile}
      />
    </>
  )
}

function PlaceKind({ typed, change }: Pick<HoldingFieldsProps, 'typed' | 'change'>) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`Where it is held`}
      name="kind"
      value={typed.kind}
      data={[
        { value: 'bank', label: t`At a bank` },
        { value: 'address', label: t`On an address of a chain` },
      ]}
      onChange={event => change({ kind: event.currentTarget.value as Typed['kind'] })}
    />
  )
}

function AmountHeld({ typed, change, errors }: Pick<HoldingFieldsProps, 'typed' | 'change' | 'errors'>) {
  const { t } = useLingui()
  const places = usePlaces()
  return (
    <MoneyInput
      label={t`Amount held`}
      name="amount"
      currency={typed.currency}
      places={places(typed.currency)}
      value={typed.amount}
      onChange={amount => change({ amount })}
      error={errors.amount ? t`Enter an amount above zero.` : undefined}
    />
  )
}
