import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText, isZero } from '../../../../parts/amount.ts'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { currenciesQuery } from '../../../wallet/member/queries.ts'
import { usePlaces } from '../../../wallet/member/use-places.ts'
import { AdjustmentReview } from './adjustment-review.tsx'
import { EntryForm, MemberInput } from './entry-form.tsx'
import { addAsset, aloneLimitQuery } from './queries.ts'

const EMPTY = { uid: '', currency: 'USD', amount: '', reason: '', sign: '' }

/** Adds money to a wallet, or takes it away: what is typed, then whose it is and what they have, then it is entered. */
export function AdjustmentForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const places = usePlaces()
  const { data: currencies = [] } = useQuery(currenciesQuery)
  const { data: limit } = useQuery(aloneLimitQuery)
  const [typed, setTyped] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const add = useSubmit(addAsset, {
    onSuccess: ({ status }) => {
      announce(
        status === 1
          ? t`The adjustment is booked.`
          : t`The adjustment waits for a second administrator. Nothing is booked yet.`,
      )
      onDone()
    },
  })
  const { uid, currency, amount, reason, sign } = typed
  const change = (next: Partial<typeof EMPTY>) => setTyped({ ...typed, ...next })
  const review = () => {
    setChecked(true)
    if (uid.trim() && reason.trim() && !isZero(amount)) setReviewing(true)
  }
  const alone = limit && amountText(limit.field_value, limit.unit ?? '')
  const hint = alone
    ? t`You may adjust up to ${alone} alone in a day. Above it, a second administrator has to approve.`
    : t`Above the limit of the settings, a second administrator has to approve it.`
  if (isReviewing) {
    const body = { uid: uid.trim(), currency, amount: `${sign}${amount}`, reason: reason.trim() }
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
      <NativeSelect
        label={t`Currency`}
        name="currency"
        value={currency}
        data={currencies.map(({ currency_code }) => currency_code)}
        onChange={event => change({ currency: event.currentTarget.value })}
      />
      <MoneyInput
        label={t`Amount`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change({ amount: next })}
        error={isChecked && isZero(amount) ? t`Enter an amount above zero.` : undefined}
      />
      <TextInput
        label={t`Reason, as the member will read it`}
        name="reason"
        value={reason}
        maxLength={500}
        onChange={event => change({ reason: event.currentTarget.value })}
        error={isChecked && !reason.trim() ? t`Please enter all fields` : undefined}
      />
    </EntryForm>
  )
}
