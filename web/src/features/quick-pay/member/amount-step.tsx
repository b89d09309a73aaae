import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { useForm } from '../../../parts/form.tsx'
import { atAmount, atLeast, within } from '../../../parts/money-flow/amount-rules.ts'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { FromWallet } from '../../../platform/balances/member/from-wallet.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { longestNote } from '../../../platform/codes/member/code-text.ts'
import { PayeeCard } from './payee-card.tsx'
import { checkAmount, sendPaymentCode } from './queries.ts'

const LEAST = '0.01'

type Money = { currency: string; amount: string; message: string }
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
  const { data: wallets } = useQuery(walletsQuery)
  const check = useMutation({
    mutationFn: async ({ currency, amount }: Money) => {
      const payment = { uid: payee.uid, currency, amount }
      const result = await checkAmount(payment)
      await sendPaymentCode(payment)
      return result
    },
    onSuccess: onCodeSent,
  })
  const { currency, amount } = money
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const most = useMost({ of: 'quick-pay', currency })
  const form = useForm({
    kept: [money, onMoney],
    atOnce: { amount: within(available, currency) },
    rules: { amount: atLeast(LEAST, currency) },
    refused: atAmount,
    forgets: true,
    body: typed => typed,
    send: check,
  })
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <MoneyForm
      form={form}
      label={shown ? t`Review ${shown}` : t`Review the payment`}
      onBack={onBack}
      note={t`We e-mail you a code for this payee and this amount. Nothing moves before you enter it.`}
    >
      <PayeeCard payee={payee} note={note} />
      <FromWallet wallets={wallets} value={currency} onChange={next => form.change({ currency: next })} />
      <MoneyInput
        {...form.field('amount', t`Amount`)}
        currency={currency}
        places={places(currency)}
        available={available}
        most={most}
      />
      <TextInput
        {...form.text('message', t`Note to the payee (may stay empty)`)}
        description={t`Both of you see it beside the payment.`}
        autoComplete="off"
        maxLength={longestNote}
      />
    </MoneyForm>
  )
}
