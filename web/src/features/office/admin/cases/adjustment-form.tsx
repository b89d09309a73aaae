import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText } from '../../../../i18n/amount.ts'
import { aboveZero, type FormOf, needed, sendsTo, useForm } from '../../../../parts/form.tsx'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { ReasonField, reasonIn } from '../../../../parts/reason-field.tsx'
import { CurrencySelect } from '../../../../platform/balances/member/currency-select.tsx'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { EntryForm, MemberInput } from '../../../../platform/cases/admin/entry-form.tsx'
import { policiesQuery } from '../queries.ts'
import { AdjustmentReview, addAsset } from './adjustment-review.tsx'

const EMPTY = { uid: '', currency: 'USD', amount: '', sign: '', reason: '' }
type Typed = typeof EMPTY
type Adjustment = Parameters<typeof addAsset>[0]

const bodyOf = ({ uid, currency, sign, amount, reason }: Typed): Adjustment => ({
  uid: uid.trim(),
  currency,
  amount: `${sign}${amount}`,
  reason: reason.trim(),
})

/** Adds money to a wallet, or takes it away: what is typed, then whose it is and what they have, then it is entered. */
export function AdjustmentForm({ of = '', onDone }: { of?: string | undefined; onDone: () => void }) {
  const { t } = useLingui()
  const { data: limit } = useQuery({
    ...policiesQuery,
    select: policies => policies.find(({ act }) => act === 'adjustment'),
  })
  const [reviewed, setReviewed] = useState<Adjustment>()
  const add = useSubmit(addAsset, {
    onSuccess: ({ proposal }) => {
      announce(
        proposal
          ? t`The adjustment waits for a second administrator. Nothing is booked yet.`
          : t`The adjustment is booked.`,
      )
      onDone()
    },
  })
  const form = useForm({
    initial: { ...EMPTY, uid: of },
    rules: { uid: needed, amount: aboveZero, reason: needed },
    body: bodyOf,
    send: sendsTo(setReviewed),
  })
  const alone = limit && amountText(limit.alone, 'USDC')
  const hint = alone
    ? t`You may adjust up to ${alone} alone in a day. Above it, a second administrator has to approve.`
    : t`Above the limit of the settings, a second administrator has to approve it.`
  if (reviewed)
    return (
      <AdjustmentReview
        body={reviewed}
        entered={add}
        hint={hint}
        onBack={() => {
          add.reset()
          setReviewed(undefined)
        }}
      />
    )
  return (
    <EntryForm
      title={t`Adjust a wallet`}
      action={t`Review the adjustment`}
      movesMoney
      form={form}
      onBack={onDone}
      hint={hint}
    >
      <AdjustmentFields form={form} />
    </EntryForm>
  )
}

function AdjustmentFields({ form }: { form: FormOf<Typed> }) {
  const { t } = useLingui()
  const places = usePlaces()
  const { currency } = form.typed
  return (
    <>
      <MemberInput {...form.field('uid', t`User ID`)} />
      <NativeSelect
        {...form.text('sign', t`What happens`)}
        data={[
          { value: '', label: t`Add to the wallet` },
          { value: '-', label: t`Take out of the wallet` },
        ]}
      />
      <CurrencySelect value={currency} onChange={currency => form.change({ currency })} />
      <MoneyInput {...form.field('amount', t`Amount`)} currency={currency} places={places(currency)} />
      <ReasonField
        field={reasonIn(form)}
        label={t`Reason, as the member will read it`}
        missing={t`Please enter all fields`}
      />
    </>
  )
}
