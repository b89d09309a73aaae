import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { readSession } from '../client/session.ts'
import { clockText } from '../i18n/time.ts'
import { CodeField, CodeHint } from './code-step.tsx'
import { Resend } from './resend.tsx'
import { StepTitle } from './steps.tsx'

type MailedCodeProps = {
  /** The one purpose that the code is good for. */
  scope: 'payment' | 'withdrawal' | 'transfer' | 'change'
  /** When the last code was sent, epoch milliseconds. */
  sentAtMs: number
  onSent: (atMs: number) => void
  onResend: () => Promise<unknown>
  onCode: (code: string) => void
  onBack: () => void
  isBusy?: boolean
  error?: unknown
  /** Says what happens then: "Pay 25.50 USD". */
  submitLabel: string
}

/** Asks a signed-in member for the code they were e-mailed; stands below what the code approves. */
export function MailedCode(props: MailedCodeProps) {
  const { scope, sentAtMs, onSent, onResend, onCode, onBack, isBusy = false, error, submitLabel } = props
  const { t } = useLingui()
  const words = useProblemWords()
  const email = readSession()?.email ?? ''
  const sentAt = clockText(new Date(sentAtMs).toISOString())
  const sentence = {
    payment: t`Six digits, sent to ${email} at ${sentAt}, for this payment only.`,
    withdrawal: t`Six digits, sent to ${email} at ${sentAt}, for this withdrawal only.`,
    transfer: t`Six digits, sent to ${email} at ${sentAt}, for this transfer only.`,
    change: t`Six digits, sent to ${email} at ${sentAt}, for this change only.`,
  }[scope]
  return (
    <div className="stack">
      <div>
        <StepTitle>{t`Enter the code we e-mailed you`}</StepTitle>
        <p className="quiet mt-4 break-anywhere">{sentence}</p>
      </div>
      <CodeField
        label={t`Code from the e-mail`}
        onCode={onCode}
        isBusy={isBusy}
        error={error ? words(problemOf(error)) : undefined}
        submitLabel={submitLabel}
      >
        <div className="row apart wrap quiet">
          <Button variant="default" size="sm" onClick={onBack} disabled={isBusy}>
            {t`Back`}
          </Button>
          <Resend sentAtMs={sentAtMs} onSent={onSent} onResend={onResend} />
        </div>
        <CodeHint />
      </CodeField>
    </div>
  )
}
