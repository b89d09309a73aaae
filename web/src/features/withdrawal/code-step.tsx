import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { readSession } from '../../client/session.ts'
import { CodeField, CodeHint } from '../../parts/code-step.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepTitle } from '../../parts/steps.tsx'
import { clockText } from '../../parts/time.ts'
import { Resend } from '../sign-in/email-code-step.tsx'
import { type Order, sendWithdrawalCode } from './queries.ts'

type CodeStepProps = {
  order: Order
  bankName: string
  checked: wire.WithdrawCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onCode: (code: string) => void
}

/** Where to, how much and at what cost once more, and the emailed code. */
export function CodeStep({ order, bankName, checked, sentAtMs, onSent, onBack, onCode }: CodeStepProps) {
  const { t } = useLingui()
  const { currency, amount, fee, total, balance } = checked
  const email = readSession()?.email ?? ''
  const sentAt = clockText(new Date(sentAtMs).toISOString())
  return (
    <Panel>
      <Facts
        rows={[
          { label: t`To my bank account`, value: bankName },
          {
            label: t`The bank receives`,
            value: <Money amount={amount} currency={currency} exact isStrong />,
          },
          { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
          {
            label: t`Leaves my balance`,
            value: <Money amount={total} currency={currency} exact isStrong />,
            kind: 'sum',
          },
          { label: t`Arrives`, value: t`In 3 to 6 business days` },
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
            {t`Six digits, sent to ${email} at ${sentAt}, for this withdrawal only.`}
          </p>
        </div>
        <CodeField label={t`Code from the e-mail`} onCode={onCode} isBusy={false} submitLabel={t`Continue`}>
          <div className="row apart wrap quiet">
            <Button variant="default" size="sm" onClick={onBack}>
              {t`Back`}
            </Button>
            <Resend sentAtMs={sentAtMs} onSent={onSent} onResend={() => sendWithdrawalCode(order)} />
          </div>
          <CodeHint />
        </CodeField>
      </div>
    </Panel>
  )
}
