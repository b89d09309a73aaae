import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isAboutAmount, problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText, isZero } from '../../../parts/amount.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { isBelow, shortOf } from '../../wallet/member/limits.ts'
import { walletsQuery } from '../../wallet/member/queries.ts'
import { usePlaces } from '../../wallet/member/use-places.ts'
import { PayeeCard } from './payee-card.tsx'
import { checkAmount, sendPaymentCode } from './queries.ts'

const LEAST = '0.01'

type Money = { currency: string; amount: string }
type AmountStepProps = {
  payee: wire.Payee
  money: Money
  onMoney: (money: Money) => void
  onBack: () => void
  /** The amount can be paid and the code for it is on its way. */
  onCodeSent: (check: wire.QuickPayCheck) => void
}

/** How much, out of which wallet. Checked with the server before the code is sent. */
export function AmountStep({ payee, money, onMoney, onBack, onCodeSent }: AmountStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
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
  const short = shortOf(amount, available)
  const least = amountText(LEAST, currency)
  const problem = check.isError ? problemOf(check.error) : undefined
  const isAmountRefused = problem !== undefined && isAboutAmount(problem)
  const error = short
    ? words({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', message: '', details: { currency, short } })
    : isChecked && isBelow(amount, LEAST)
      ? t`Enter at least ${least}.`
      : isAmountRefused
        ? words(problem)
        : undefined
  const change = (next: Partial<Money>) => {
    check.reset()
    onMoney({ ...money, ...next })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!short && !isBelow(amount, LEAST)) check.mutate(money)
  }
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <PayeeCard payee={payee} />
          <NativeSelect
            label={t`From wallet`}
            name="currency"
            value={currency}
            data={wallets?.map(row => row.currency) ?? [currency]}
            onChange={event => change({ currency: event.currentTarget.value })}
          />
          <MoneyInput
            label={t`Amount`}
            name="amount"
            currency={currency}
            places={places(currency)}
            value={amount}
            onChange={next => change({ amount: next })}
            available={available}
            error={error}
          />
          {problem && !isAmountRefused && <Notice tone="wrong" title={words(problem)} isUrgent />}
        </div>
      </Panel>
      <div className="flow-actions">
        <Button variant="default" size="lg" onClick={onBack}>
          {t`Back`}
        </Button>
        <Button type="submit" size="lg" loading={check.isPending}>
          {shown ? t`Review ${shown}` : t`Review the payment`}
        </Button>
      </div>
      <p className="quiet" style={{ marginTop: 14 }}>
        {t`We e-mail you a code for this payee and this amount. Nothing moves before you enter it.`}
      </p>
    </form>
  )
}
