import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { MoneyForm } from '../../../../parts/money-flow/money-form.tsx'
import { useAmountError } from '../../../../parts/money-flow/use-amount-error.ts'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { FromWallet } from '../../../../platform/balances/member/from-wallet.tsx'
import { walletsQuery } from '../../../../platform/balances/member/queries.ts'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { isUid } from '../../../../platform/codes/member/code-text.ts'
import { findPayee, payeesQuery, sendPaymentCode } from '../queries.ts'
import { DaysFields } from './days-fields.tsx'
import { type Draft, isEnd, isFirstDay } from './draft.ts'

const LEAST = '0.01'

type ScheduleFormProps = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onBack: () => void
  /** The payee is found and the code is on its way. */
  onCodeSent: (payee: wire.Payee) => void
}

/** Whom, how much and when. The balance may be short today: the day decides. */
export function ScheduleForm({ draft, onChange, onBack, onCodeSent }: ScheduleFormProps) {
  const { t } = useLingui()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const places = usePlaces()
  const { uid, currency, amount } = draft
  const ask = useMutation({
    mutationFn: async () => {
      const payee = await findPayee(uid)
      await sendPaymentCode({ uid, currency, amount })
      return payee
    },
    onSuccess: onCodeSent,
  })
  const problem = ask.isError ? problemOf(ask.error) : undefined
  const asked = { currency, amount, available: undefined, least: LEAST, problem, isChecked }
  const { error, other, isFine } = useAmountError(asked)
  const change = (next: Partial<Draft>) => {
    ask.reset()
    onChange(next)
  }
  const submit = () => {
    setChecked(true)
    if (isFine && isUid(uid) && isFirstDay(draft) && isEnd(draft)) ask.mutate()
  }
  return (
    <MoneyForm
      onSubmit={submit}
      problem={other}
      label={t`Review the payment`}
      isBusy={ask.isPending}
      onBack={onBack}
      note={t`We e-mail you a code for this payee and this amount. Nothing is scheduled before you enter it.`}
    >
      <PayeeField uid={uid} isChecked={isChecked} onUid={next => change({ uid: next })} />
      <FromWallet wallets={wallets} value={currency} onChange={next => change({ currency: next })} />
      <MoneyInput
        label={t`Amount`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change({ amount: next })}
        error={error}
      />
      <DaysFields draft={draft} isChecked={isChecked} onChange={change} />
    </MoneyForm>
  )
}

type PayeeFieldProps = { uid: string; isChecked: boolean; onUid: (uid: string) => void }

/** The payee's user id; saved payees are offered while typing. */
function PayeeField({ uid, isChecked, onUid }: PayeeFieldProps) {
  const { t } = useLingui()
  const { data: saved = [] } = useQuery(payeesQuery())
  return (
    <>
      <TextInput
        label={t`User ID of the payee`}
        name="uid"
        inputMode="numeric"
        autoComplete="off"
        list="scheduled-payees"
        classNames={{ input: 'figures' }}
        value={uid}
        onChange={event => onUid(event.currentTarget.value.replace(/\D/g, '').slice(0, 15))}
        error={isChecked && !isUid(uid) ? t`A user ID is a number, such as 100045.` : undefined}
        errorProps={{ role: 'alert' }}
      />
      <datalist id="scheduled-payees">
        {saved.map(each => (
          <option key={each.uid} value={each.uid}>
            {each.nickname}
          </option>
        ))}
      </datalist>
    </>
  )
}
