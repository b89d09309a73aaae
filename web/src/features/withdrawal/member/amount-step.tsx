import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isAboutAmount, problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText, isZero } from '../../../parts/amount.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { bankLabel } from '../../bank/member/queries.ts'
import { cardInfoQuery } from '../../card/member/queries.ts'
import { shortOf } from '../../wallet/member/limits.ts'
import { walletsQuery } from '../../wallet/member/queries.ts'
import { useFiat } from '../../wallet/member/use-fiat.ts'
import { usePlaces } from '../../wallet/member/use-places.ts'
import { checkWithdrawal, type Order, sendWithdrawalCode } from './queries.ts'

type AmountStepProps = {
  order: Order
  banks: readonly wire.Bank[]
  onOrder: (order: Order) => void
  /** The amount can be withdrawn and the code for it is on its way. */
  onCodeSent: (check: wire.WithdrawCheck) => void
}

/** How much, out of what, to which account. Checked with the server before the code is sent. */
export function AmountStep({ order, banks, onOrder, onCodeSent }: AmountStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const check = useMutation({
    mutationFn: async (asked: Order) => {
      const result = await checkWithdrawal(asked)
      await sendWithdrawalCode(asked)
      return result
    },
    onSuccess: onCodeSent,
  })
  const { source, currency, amount } = order
  const fiat = useFiat()
  const isWallet = source === 'wallet'
  const { data: card } = useQuery({ ...cardInfoQuery, enabled: !isWallet })
  const onCard = card && (card.currency === currency ? card.balance : '0')
  const inWallet = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const available = isWallet ? inWallet : onCard
  const short = shortOf(amount, available)
  const problem = check.isError ? problemOf(check.error) : undefined
  const isAmountRefused = problem !== undefined && isAboutAmount(problem)
  const error = short
    ? words({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', message: '', details: { currency, short } })
    : isChecked && isZero(amount)
      ? t`Enter an amount above zero.`
      : isAmountRefused
        ? words(problem)
        : undefined
  const change = (next: Partial<Order>) => {
    check.reset()
    onOrder({ ...order, ...next })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!short && !isZero(amount)) check.mutate(order)
  }
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <NativeSelect
            label={t`To my bank account`}
            name="bankId"
            value={order.bankId}
            data={banks.map(bank => ({ value: bank.id, label: bankLabel(bank) }))}
            onChange={event => change({ bankId: event.currentTarget.value })}
          />
          <NativeSelect
            label={t`Out of`}
            name="source"
            value={source}
            data={[
              { value: 'wallet', label: t`My wallet` },
              { value: 'card', label: t`My card` },
            ]}
            onChange={event => change({ source: event.currentTarget.value as Order['source'] })}
          />
          <NativeSelect
            label={t`Currency`}
            name="currency"
            value={currency}
            data={[...fiat]}
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
        <Button variant="default" size="lg" renderRoot={props => <Link {...props} to="/banks" />}>
          {t`My bank accounts`}
        </Button>
        <Button type="submit" size="lg" loading={check.isPending}>
          {shown ? t`Review ${shown}` : t`Review the withdrawal`}
        </Button>
      </div>
      <p className="quiet" style={{ marginTop: 14 }}>
        {t`The fee comes on top. We e-mail you a code for this account and this amount; then you enter your PAY code.`}
      </p>
    </form>
  )
}
