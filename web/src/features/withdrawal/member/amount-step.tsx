import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { aboveZero, type FormOf, useForm } from '../../../parts/form.tsx'
import { atAmount, within } from '../../../parts/money-flow/amount-rules.ts'
import { FeeOnTop } from '../../../parts/money-flow/fee-on-top.tsx'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
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
  const form = useForm({
    kept: [order, onOrder],
    atOnce: { amount: within(available, currency) },
    rules: { amount: aboveZero },
    refused: atAmount,
    forgets: true,
    body: typed => typed,
    send: check,
  })
  const preview = usePreview('withdrawal', checkWithdrawal, form.isFine('amount') ? order : undefined)
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <MoneyForm
      form={form}
      label={shown ? t`Review ${shown}` : t`Review the withdrawal`}
      other={<ToBanks />}
      note={t`We e-mail you a code for this account and this amount; then you enter your PAY code.`}
    >
      <FromAndTo form={form} banks={banks} />
      <MoneyInput
        {...form.field('amount', t`Amount`)}
        currency={currency}
        places={places(currency)}
        available={available}
        most={most}
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

type FromAndToProps = Pick<AmountStepProps, 'banks'> & { form: FormOf<Order> }

/** To which account, out of which purse, in which currency. */
function FromAndTo({ form, banks }: FromAndToProps) {
  const { t } = useLingui()
  const fiat = useFiat()
  return (
    <>
      <NativeSelect
        {...form.text('bankId', t`To my bank account`)}
        data={banks.map(bank => ({ value: bank.id, label: bankLabel(bank) }))}
      />
      <NativeSelect
        {...form.text('source', t`Out of`)}
        data={[
          { value: 'wallet', label: t`My wallet` },
          { value: 'card', label: t`My card` },
        ]}
      />
      <CurrencySelect
        value={form.typed.currency}
        onChange={currency => form.change({ currency })}
        codes={fiat}
      />
    </>
  )
}
