import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { OpenAttempt } from '../../../parts/open-attempt.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { MailedCode } from '../../account/member/sign-in/mailed-code.tsx'
import { PayeeCard } from './payee-card.tsx'
import { pay, type QuickPayResult, sendPaymentCode } from './queries.ts'

type PinStepProps = {
  payee: wire.Payee
  checked: wire.QuickPayCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onPaid: (result: QuickPayResult) => void
}

/** To whom and how much once more, and the code that sends it. */
export function PinStep({ payee, checked, sentAtMs, onSent, onBack, onPaid }: PinStepProps) {
  const { t } = useLingui()
  const { currency, amount, balance } = checked
  const payment = { uid: payee.uid, currency, amount }
  const send = useSubmit(pay, { onSuccess: onPaid, proofs: ['code'], asked: payment })
  const shown = amountText(amount, currency)
  return (
    <Panel>
      <PayeeCard payee={payee} />
      <Facts
        rows={[
          { label: t`Payee receives`, value: <Money amount={amount} currency={currency} exact isStrong /> },
          { label: t`Fee`, value: t`None` },
          { label: t`Arrives`, value: t`At once` },
          {
            label: t`${currency} available after`,
            value: <Money amount={balance} currency={currency} exact />,
          },
        ]}
      />
      <div style={{ marginTop: 16 }}>
        <OpenAttempt submit={send}>
          <MailedCode
            scope="payment"
            sentAtMs={sentAtMs}
            onSent={onSent}
            onResend={() => sendPaymentCode(payment)}
            onCode={code => send.mutate({ ...payment, code })}
            onBack={onBack}
            isBusy={send.isPending}
            error={send.error}
            submitLabel={t`Pay ${shown}`}
          />
        </OpenAttempt>
      </div>
    </Panel>
  )
}
