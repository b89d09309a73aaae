import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { MoneyForm } from '../../../../parts/money-flow/money-form.tsx'
import { useAmountError } from '../../../../parts/money-flow/use-amount-error.ts'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { CurrencySelect } from '../../../../platform/balances/member/currency-select.tsx'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { isUid, longestNote } from '../../../../platform/codes/member/code-text.ts'
import { findPayee } from '../queries.ts'

const LEAST = '0.01'

/** Fields of a request, as typed. */
export type AskDraft = {
  readonly uid: string
  readonly currency: string
  readonly amount: string
  readonly note: string
}

type AskFormProps = {
  draft: AskDraft
  onChange: (change: Partial<AskDraft>) => void
  onBack: () => void
  /** The member who is asked is there. */
  onFound: (payer: wire.Payee) => void
}

/** The member who is asked, the amount and its purpose. */
export function AskForm({ draft, onChange, onBack, onFound }: AskFormProps) {
  const { t } = useLingui()
  const [isChecked, setChecked] = useState(false)
  const places = usePlaces()
  const { uid, currency, amount, note } = draft
  const find = useMutation({ mutationFn: findPayee, onSuccess: onFound })
  const problem = find.isError ? problemOf(find.error) : undefined
  const asked = { currency, amount, available: undefined, least: LEAST, problem, isChecked }
  const { error, other, isFine } = useAmountError(asked)
  const change = (next: Partial<AskDraft>) => {
    find.reset()
    onChange(next)
  }
  const submit = () => {
    setChecked(true)
    if (isFine && isUid(uid)) find.mutate(uid)
  }
  return (
    <MoneyForm
      onSubmit={submit}
      problem={other}
      label={t`Review the request`}
      isBusy={find.isPending}
      onBack={onBack}
      note={t`You see the member’s name before you ask. A request can be paid for 30 days.`}
    >
      <TextInput
        label={t`User ID of the member you ask`}
        description={t`It is at the bottom of their menu.`}
        name="uid"
        inputMode="numeric"
        autoComplete="off"
        classNames={{ input: 'figures' }}
        value={uid}
        onChange={event => change({ uid: event.currentTarget.value.replace(/\D/g, '').slice(0, 15) })}
        error={isChecked && !isUid(uid) ? t`A user ID is a number, such as 100045.` : undefined}
        errorProps={{ role: 'alert' }}
      />
      <CurrencySelect value={currency} onChange={next => change({ currency: next })} />
      <MoneyInput
        label={t`Amount`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change({ amount: next })}
        error={error}
      />
      <TextInput
        label={t`Note (may stay empty)`}
        description={t`What it is for. The member you ask reads it.`}
        name="note"
        autoComplete="off"
        maxLength={longestNote}
        value={note}
        onChange={event => change({ note: event.currentTarget.value })}
      />
    </MoneyForm>
  )
}
