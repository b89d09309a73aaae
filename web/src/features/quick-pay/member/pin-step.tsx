import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { CodeStep } from '../../../parts/money-flow/code-step.tsx'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'
import { PayeeCard } from './payee-card.tsx'
import { pay, type QuickPayResult, sendPaymentCode } from './queries.ts'

type PinStepProps = {
  payee: wire.Payee
  note: string
  /** The payer's own words to the payee; may be empty. */
  message: string
  checked: wire.QuickPayCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onPaid: (result: QuickPayResult) => void
}

/** To whom and how much once more, and the code that sends it. */
export function PinStep({ payee, note, message, checked, sentAtMs, onSent, onBack, onPaid }: PinStepProps) {
  const { t } = useLingui()
  const availableAfter = useAvailableAfter()
  const { currency, amount, balance } = checked
  const payment = { uid: payee.uid, currency, amount }
  const body = { ...payment, ...(message === '' ? {} : { note: message }) }
  const send = useSubmit(pay, { onSuccess: onPaid, proofs: ['code'], asked: body })
  const shown = amountText(amount, currency)
  const approved = { scene: 'quickpay', ...payment } as const
  const go = (code: wire.Approval) => send.mutate({ ...body, code })
  return (
    <CodeStep
      submit={send}
      scope="payment"
      sentAtMs={sentAtMs}
      onSent={onSent}
      onResend={() => sendPaymentCode(payment)}
      onCode={go}
      passkey={{ asked: approved, onProven: go }}
      elsewhere={{ asked: approved, onConfirmed: go }}
      onBack={onBack}
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
