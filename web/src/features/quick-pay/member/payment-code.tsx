import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { ComponentProps } from 'react'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { CodeStep } from '../../../parts/money-flow/code-step.tsx'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'
import { PayeeCard } from './payee-card.tsx'
import { sendPaymentCode } from './queries.ts'

type Step = Pick<ComponentProps<typeof CodeStep>, 'submit' | 'sentAtMs' | 'onSent' | 'onBack'>
type PaymentCodeProps = Step & {
  payee: ComponentProps<typeof PayeeCard>['payee']
  /** The line below the payee's name. */
  note: string
  paid: { readonly currency: string; readonly amount: string }
  /** The wallet's balance after the payment. */
  balance: string
  /** The payer's own words to the payee; may be empty. */
  message?: string
  onCode: (code: wire.Approval) => void
}

/** To whom and how much once more, and the code that sends it. */
export function PaymentCode(props: PaymentCodeProps) {
  const { payee, note, paid, balance, message = '', onCode, ...step } = props
  const { t } = useLingui()
  const availableAfter = useAvailableAfter()
  const { currency, amount } = paid
  const payment = { uid: payee.uid, currency, amount }
  const shown = amountText(amount, currency)
  const approved = { scene: 'quickpay', ...payment } as const
  return (
    <CodeStep
      {...step}
      scope="payment"
      onResend={() => sendPaymentCode(payment)}
      onCode={onCode}
      passkey={{ asked: approved, onProven: onCode }}
      elsewhere={{ asked: approved, onConfirmed: onCode }}
      submitLabel={t`Pay ${shown}`}
    >
      <PayeeCard payee={payee} note={note} />
      <Facts
        rows={[
          moneyRow({ label: t`Payee receives`, amount, currency }, 'strong'),
          { label: t`Fee`, value: t`None` },
          { label: t`Arrives`, value: t`At once` },
          availableAfter(balance, currency),
          message !== '' && { label: t`Note to the payee`, value: message },
        ]}
      />
    </CodeStep>
  )
}
