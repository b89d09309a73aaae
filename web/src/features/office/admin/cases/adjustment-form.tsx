import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { ReasonField, useReason } from '../../../../parts/reason-field.tsx'
import { CurrencySelect } from '../../../../platform/balances/member/currency-select.tsx'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { EntryForm, MemberInput } from '../../../../platform/cases/admin/entry-form.tsx'
import { policiesQuery } from '../policy/queries.ts'
import { AdjustmentReview } from './adjustment-review.tsx'
import { addAsset } from './queries.ts'

const EMPTY = { uid: '', currency: 'USD', amount: '', sign: '' }
type Typed = typeof EMPTY

/** Adds money to a wallet, or takes it away: what is typed, then whose it is and what they have, then it is entered. */
export function AdjustmentForm({ of = '', onDone }: { of?: string | undefined; onDone: () => void }) {
  const { t } = useLingui()
  const { data: limit } = useQuery({
    ...policiesQuery,
    select: policies => policies.find(({ act }) => act === 'adjustment'),
  })
  const [typed, setTyped] = useState({ ...EMPTY, uid: of })
  const why = useReason()
  const [isChecked, setChecked] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
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
  const { uid, currency, amount, sign } = typed
  const change = (next: Partial<Typed>) => setTyped({ ...typed, ...next })
  const review = () => {
    setChecked(true)
    if (why.check() && uid.trim() && !isZero(amount)) setReviewing(true)
  }
  const alone = limit && amountText(limit.alone, 'USDC')
  const hint = alone
    ? t`You may adjust up to ${alone} alone in a day. Above it, a second administrator has to approve.`
    : t`Above the limit of the settings, a second administrator has to approve it.`
  if (isReviewing) {
    const body = { uid: uid.trim(), currency, amount: `${sign}${amount}`, reason: why.text }
    return (
      <AdjustmentReview
        body={body}
        entered={add}
        hint={hint}
        onSubmit={() => add.mutate(body)}
        onBack={() => {
          add.reset()
          setReviewing(false)
        }}
      />
    )
  }
  return (
    <EntryForm
      title={t`Adjust a wallet`}
      action={t`Review the adjustment`}
      movesMoney
      entered={add}
      onSubmit={review}
      onBack={onDone}
      hint={hint}
    >
      <AdjustmentFields change={change} isChecked={isChecked} typed={typed} reason={why.field} />
    </EntryForm>
  )
}

type AdjustmentFieldsProps = {
  change: (next: Partial<Typed>) => void
  isChecked: boolean
  typed: Typed
  reason: Parameters<typeof ReasonField>[0]['field']
}

function AdjustmentFields({ change, isChecked, typed, reason }: AdjustmentFieldsProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const { uid, sign, currency, amount } = typed
  return (
    <>
      <MemberInput
        value={uid}
        onChange={next => change({ uid: next })}
        isMissing={isChecked && !uid.trim()}
      />
      <NativeSelect
        label={t`What happens`}
        name="sign"
        value={sign}
        data={[
          { value: '', label: t`Add to the wallet` },
          { value: '-', label: t`Take out of the wallet` },
        ]}
        onChange={event => change({ sign: event.currentTarget.value })}
      />
      <CurrencySelect value={currency} onChange={currency => change({ currency })} />
      <MoneyInput
        label={t`Amount`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change({ amount: next })}
        error={isChecked && isZero(amount) ? t`Enter an amount above zero.` : undefined}
      />
      <ReasonField
        field={reason}
        label={t`Reason, as the member will read it`}
        missing={t`Please enter all fields`}
      />
    </>
  )
}
