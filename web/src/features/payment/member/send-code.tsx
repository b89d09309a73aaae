import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { CodeStep } from '../../../parts/money-flow/code-step.tsx'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'
import { type Payee, sendPayment, sendSendCode } from './queries.ts'

type SendCodeProps = {
  payee: Payee
  checked: wire.SendPaymentCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onDone: () => void
}

/** The payment once more, what it costs, and the code that sends it. */
export function SendCode({ payee, checked, sentAtMs, onSent, onBack, onDone }: SendCodeProps) {
  const { t } = useLingui()
  const availableAfter = useAvailableAfter()
  const { currency, amount, fee, total, balance } = checked
  const account = payee.account.trim()
  const asked = { ...payee, account, currency, amount }
  const send = useSubmit(sendPayment, { onSuccess: onDone, proofs: ['code'], asked })
  const shown = amountText(amount, currency)
  const approved = { scene: 'sendpayment', payee: account, currency, amount } as const
  const { name, bank, swift } = payee
  const go = (code: wire.Approval) => send.mutate({ ...asked, code })
  return (
    <CodeStep
      submit={send}
      scope="payment"
      sentAtMs={sentAtMs}
      onSent={onSent}
      onResend={() => sendSendCode({ currency, amount, account })}
      onCode={go}
      passkey={{ asked: approved, onProven: go }}
      elsewhere={{ asked: { ...approved, name, bank, swift }, onConfirmed: go }}
      onBack={onBack}
      submitLabel={t`Send ${shown}`}
    >
      <Facts
        rows={[
          { label: t`Payee`, value: payee.name },
          { label: t`Account number or IBAN`, value: <span className="mono">{account}</span> },
          { label: t`Bank`, value: payee.bank },
          moneyRow({ label: t`Payee receives`, amount, currency }, 'strong'),
          moneyRow({ label: t`Fee`, amount: fee, currency }),
          { label: t`Arrives`, value: t`in 3 to 6 business days` },
          moneyRow({ label: t`Taken from your wallet`, amount: total, currency }, 'sum'),
          availableAfter(balance, currency),
        ]}
      />
    </CodeStep>
  )
}
