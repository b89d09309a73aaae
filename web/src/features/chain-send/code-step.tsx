import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { readSession } from '../../client/session.ts'
import { CodeField, CodeHint } from '../../parts/code-step.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepTitle } from '../../parts/steps.tsx'
import { clockText } from '../../parts/time.ts'
import { Resend } from '../sign-in/email-code-step.tsx'
import { type Order, sendChainCode } from './queries.ts'
import { Review } from './review.tsx'

type CodeStepProps = {
  order: Order
  payee: wire.BoundAddress
  checked: wire.ChainSendCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onCode: (code: string) => void
}

/** Everything about the send once more, and the emailed code. */
export function CodeStep({ order, payee, checked, sentAtMs, onSent, onBack, onCode }: CodeStepProps) {
  const { t } = useLingui()
  const email = readSession()?.email ?? ''
  const sentAt = clockText(new Date(sentAtMs).toISOString())
  return (
    <Panel>
      <Review payee={payee} checked={checked} />
      <div className="stack" style={{ marginTop: 16 }}>
        <p className="quiet">{t`A transfer on a chain cannot be taken back. Compare the address.`}</p>
        <div>
          <StepTitle>{t`Enter the code we e-mailed you`}</StepTitle>
          <p className="quiet" style={{ marginTop: 4, overflowWrap: 'anywhere' }}>
            {t`Six digits, sent to ${email} at ${sentAt}, for this transfer only.`}
          </p>
        </div>
        <CodeField label={t`Code from the e-mail`} onCode={onCode} isBusy={false} submitLabel={t`Continue`}>
          <div className="row apart wrap quiet">
            <Button variant="default" size="sm" onClick={onBack}>
              {t`Back`}
            </Button>
            <Resend
              sentAtMs={sentAtMs}
              onSent={onSent}
              onResend={() => sendChainCode(order, checked.currency)}
            />
          </div>
          <CodeHint />
        </CodeField>
      </div>
    </Panel>
  )
}
