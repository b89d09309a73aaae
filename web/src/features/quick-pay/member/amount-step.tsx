import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { useAmountError } from '../../../parts/money-flow/use-amount-error.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { FromWallet } from '../../../platform/balances/member/from-wallet.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { PayeeCard } from './payee-card.tsx'
import { checkAmount, sendPaymentCode } from './queries.ts'

const LEAST = '0.01'

type Money = { currency: string; amount: string }
type AmountStepProps = {
  payee: wire.Payee
  /** Purpose of the payment, as the payee's link says it; may be empty. */
  note: string
  money: Money
  onMoney: (money: Money) => void
  onBack: () => void
  /** The amount can be paid and the code for it is on its way. */
  onCodeSent: (check: wire.QuickPayCheck) => void
}

/** How much, out of which wallet. Checked with the server before the code is sent. */
export function AmountStep({ payee, note, money, onMoney, onBack, onCodeSent }: AmountStepProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const check = useMutation({
    mutationFn: async (asked: Money) => {
      const payment = { uid: payee.uid, ...asked }
      const result = await checkAmount(payment)
      await sendPaymentCode(payment)
      return result
    },
    onSuccess: onCodeSent,
  })
  const { currency, amount } = money
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const most = useMost({ of: 'quick-pay', currency })
  const problem = check.isError ? problemOf(check.error) : undefined
  const asked = { currency, amount, available, least: LEAST, problem, isChecked }
  const { error, other, isFine } = useAmountError(asked)
  const change = (next: Partial<Money>) => {
    check.reset()
    onMoney({ ...money, ...next })
  }
  const submit = () => {
    setChecked(true)
    if (isFine) check.mutate(money)
  }
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <MoneyForm
      onSubmit={submit}
      problem={other}
      label={shown ? t`Review ${shown}` : t`Review the payment`}
      isBusy={check.isPending}
      onBack={onBack}
      note={t`We e-mail you a code for this payee and this amount. Nothing moves before you enter it.`}
    >
      <PayeeCard payee={payee} note={note} />
      <FromWallet wallets={wallets} value={currency} onChange={next => change({ currency: next })} />
      <MoneyInput
        label={t`Amount`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change({ amount: next })}
        available={available}
        most={most}
        error={error}
      />
    </MoneyForm>
  )
}
