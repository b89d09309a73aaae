import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { readSession } from '../../client/session.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText } from '../../parts/amount.ts'
import { CodeField, CodeHint } from '../../parts/code-step.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepTitle } from '../../parts/steps.tsx'
import { clockText } from '../../parts/time.ts'
import { Resend } from '../sign-in/email-code-step.tsx'
import { PayeeCard } from './payee-card.tsx'
import { pay, type QuickPayResult, sendPaymentCode } from './queries.ts'

type PayCodeStepProps = {
  payee: wire.Payee
  checked: wire.QuickPayCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onPaid: (result: QuickPayResult) => void
}

/** To whom and how much once more, and the code that sends it. */
export function PayCodeStep({ payee, checked, sentAtMs, onSent, onBack, onPaid }: PayCodeStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { currency, amount, balance } = checked
  const payment = { uid: payee.uid, currency, amount }
  const send = useSubmit(pay, { onSuccess: onPaid })
  const email = readSession()?.email ?? ''
  const sentAt = clockText(new Date(sentAtMs).toISOString())
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
      <div className="stack" style={{ marginTop: 16 }}>
        <div>
          <StepTitle>{t`Enter the code we e-mailed you`}</StepTitle>
          <p className="quiet" style={{ marginTop: 4, overflowWrap: 'anywhere' }}>
            {t`Six digits, sent to ${email} at ${sentAt}, for this payment only.`}
          </p>
        </div>
        <CodeField
          label={t`Code from the e-mail`}
          onCode={code => send.mutate({ ...payment, code })}
          isBusy={send.isPending}
          error={send.isError ? words(problemOf(send.error)) : undefined}
          submitLabel={t`Pay ${shown}`}
        >
          <div className="row apart wrap quiet">
            <Button variant="default" size="sm" onClick={onBack} disabled={send.isPending}>
              {t`Back`}
            </Button>
            <Resend sentAtMs={sentAtMs} onSent={onSent} onResend={() => sendPaymentCode(payment)} />
          </div>
          <CodeHint />
        </CodeField>
      </div>
    </Panel>
  )
}
