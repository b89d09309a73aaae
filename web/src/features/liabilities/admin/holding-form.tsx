import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { announce } from '../../../client/announce.ts'
import { call } from '../../../client/call.ts'
import { useSubmit } from '../../../client/submit.ts'
import { FileInput } from '../../../parts/file-input.tsx'
import { type FormOf, useForm } from '../../../parts/form.tsx'
import { formErrors, longestOf } from '../../../parts/form-errors.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { EntryForm } from '../../../platform/cases/admin/entry-form.tsx'

const EMPTY = {
  kind: 'bank',
  name: '',
  reference: '',
  currency: 'USD',
  amount: '',
  date: '',
  evidence: '',
  file: '',
}
type Typed = Omit<typeof EMPTY, 'kind'> & { kind: wire.Holding['kind'] }

const typedOf = (holding: wire.StatedHolding | undefined): Typed => {
  if (!holding) return EMPTY as Typed
  const { kind, name, reference, currency, amount } = holding
  return { kind, name, reference, currency, amount, date: '', evidence: '', file: '' }
}

type HoldingFormProps = {
  holding: wire.StatedHolding | undefined
  onProposed: () => void
  onBack: () => void
}

/** Proposes what is stated to be held in a place; of one that is known already, with another amount, day and evidence. */
export function HoldingForm({ holding, onProposed, onBack }: HoldingFormProps) {
  const { t } = useLingui()
  const state = useSubmit(
    (body: Omit<Typed, 'file'> & { id?: string; file?: string }, attempt) =>
      call('liabilities.stateHolding', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`The holding is proposed. It is shown once a second administrator has approved it.`)
        onProposed()
      },
    },
  )
  const form = useForm({
    initial: () => typedOf(holding),
    faults: body => formErrors(wire.stateHoldingBody, body),
    body: ({ file, ...typed }) => ({ ...typed, ...(holding && { id: holding.id }), ...(file && { file }) }),
    send: state,
  })
  return (
    <EntryForm
      title={holding ? t`State a holding again` : t`State a holding`}
      action={t`Propose it`}
      form={form}
      onBack={onBack}
      hint={t`A second administrator approves it. Everybody can then read all of this but the file.`}
    >
      <HoldingFields form={form} />
    </EntryForm>
  )
}

function HoldingFields({ form }: { form: FormOf<Typed> }) {
  const { t } = useLingui()
  const places = usePlaces()
  const { currency } = form.typed
  const line = (name: 'name' | 'reference' | 'evidence' | 'date', label: string, more = {}) => (
    <TextInput
      {...form.text(name, label)}
      maxLength={longestOf(wire.stateHoldingBody.entries[name]) ?? 10}
      {...more}
    />
  )
  return (
    <>
      <NativeSelect
        {...form.text('kind', t`Where it is held`)}
        data={[
          { value: 'bank', label: t`At a bank` },
          { value: 'address', label: t`On an address of a chain` },
        ]}
      />
      {line('name', t`Name of the place`)}
      {line('reference', t`Address, or the account as everybody may see it`)}
      <CurrencySelect value={currency} onChange={currency => form.change({ currency })} />
      <MoneyInput
        {...form.field('amount', t`Amount held`)}
        currency={currency}
        places={places(currency)}
        error={form.isWrong('amount') ? t`Enter an amount above zero.` : undefined}
      />
      {line('date', t`As of the day`, { type: 'date' })}
      {line('evidence', t`Evidence, such as a statement’s number or a block`)}
      <FileInput
        label={t`File that shows it, if there is one`}
        description={t`JPG, PNG or PDF, up to 20M. Only administrators see it.`}
        kind="statement"
        name="file"
        onUploaded={file => form.change({ file: file ?? '' })}
      />
    </>
  )
}
