import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { FeeOnTop } from '../../../parts/money-flow/fee-on-top.tsx'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { useAmountError } from '../../../parts/money-flow/use-amount-error.ts'
import { usePreview } from '../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useFiat } from '../../../platform/balances/member/use-fiat.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { cardInfoQuery } from '../../../platform/members/member/card-info.ts'
import { bankLabel } from '../../bank/member/queries.ts'
import { checkWithdrawal, type Order, sendWithdrawalCode } from './queries.ts'

type AmountStepProps = {
  order: Order
  banks: readonly wire.Bank[]
  onOrder: (order: Order) => void
  /** The amount can be withdrawn and the code for it is on its way. */
  onCodeSent: (check: wire.WithdrawCheck) => void
}

/** Balance of the wallet or card that the money leaves; nothing while it is unknown. */
function useInPurse({ source, currency }: Order) {
  const isWallet = source === 'wallet'
  const { data: wallets } = useQuery(walletsQuery)
  const { data: card } = useQuery({ ...cardInfoQuery, enabled: !isWallet })
  const onCard = card && (card.currency === currency ? card.balance : '0')
  return isWallet ? wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0') : onCard
}

/** How much, out of what, to which account. Checked with the server before the code is sent. */
export function AmountStep({ order, banks, onOrder, onCodeSent }: AmountStepProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const check = useMutation({
    mutationFn: async (asked: Order) => {
      const result = await checkWithdrawal(asked)
      await sendWithdrawalCode(asked)
      return result
    },
    onSuccess: onCodeSent,
  })
  const { currency, amount } = order
  const available = useInPurse(order)
  const most = useMost({ of: 'withdrawal', source: order.source, currency, bankId: order.bankId })
  const problem = check.isError ? problemOf(check.error) : undefined
  const { error, other, isFine } = useAmountError({ currency, amount, available, problem, isChecked })
  const preview = usePreview('withdrawal', checkWithdrawal, isFine ? order : undefined)
  const change = (next: Partial<Order>) => {
    check.reset()
    onOrder({ ...order, ...next })
  }
  const submit = () => {
    setChecked(true)
    if (isFine) check.mutate(order)
  }
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <MoneyForm
      onSubmit={submit}
      problem={other}
      label={shown ? t`Review ${shown}` : t`Review the withdrawal`}
      isBusy={check.isPending}
      other={<ToBanks />}
      note={t`We e-mail you a code for this account and this amount; then you enter your PAY code.`}
    >
      <FromAndTo order={order} banks={banks} onChange={change} />
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
      <FeeOnTop said={preview.problem ? undefined : preview.said} />
    </MoneyForm>
  )
}

function ToBanks() {
  const { t } = useLingui()
  return (
    <Button variant="default" size="lg" renderRoot={props => <Link {...props} to="/banks" />}>
      {t`My bank accounts`}
    </Button>
  )
}

type FromAndToProps = Pick<AmountStepProps, 'order' | 'banks'> & { onChange: (next: Partial<Order>) => void }

/** To which account, out of which purse, in which currency. */
function FromAndTo({ order: { bankId, source, currency }, banks, onChange }: FromAndToProps) {
  const { t } = useLingui()
  const fiat = useFiat()
  return (
    <>
      <NativeSelect
        label={t`To my bank account`}
        name="bankId"
        value={bankId}
        data={banks.map(bank => ({ value: bank.id, label: bankLabel(bank) }))}
        onChange={event => onChange({ bankId: event.currentTarget.value })}
      />
      <NativeSelect
        label={t`Out of`}
        name="source"
        value={source}
        data={[
          { value: 'wallet', label: t`My wallet` },
          { value: 'card', label: t`My card` },
        ]}
        onChange={event => onChange({ source: event.currentTarget.value as Order['source'] })}
      />
      <CurrencySelect value={currency} onChange={currency => onChange({ currency })} codes={fiat} />
    </>
  )
}
