import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { clockText } from '../../../../i18n/time.ts'
import { CodeField, CodeHint } from '../../../../parts/code-step.tsx'
import { Resend } from '../../../../parts/resend.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'

const VALID_MS = 30 * 60_000

type EmailCodeStepProps = {
  email: string
  /** When the last code was sent, epoch milliseconds. */
  sentAtMs: number
  /** Sends another code; the one before becomes useless. */
  onResend: () => Promise<unknown>
  onSent: (atMs: number) => void
  onCode: (code: string) => void
  isBusy: boolean
  error: string | undefined
  onBack: () => void
  backLabel: string
  submitLabel?: string
}

/** Asks for the code that was e-mailed: its address, its time, its end, and when a new one can be asked for. */
export function EmailCodeStep(props: EmailCodeStepProps) {
  const { t } = useLingui()
  const { email, sentAtMs } = props
  const sentAt = clockText(new Date(sentAtMs).toISOString())
  const until = clockText(new Date(sentAtMs + VALID_MS).toISOString())
  return (
    <>
      <StepTitle>{t`Enter the code we e-mailed you`}</StepTitle>
      <p className="lead">
        <Trans>
          Six digits, sent to <b>{email}</b> at {sentAt}. It works once, until {until}.
        </Trans>
      </p>
      <CodeField
        label={t`Code from the e-mail`}
        onCode={props.onCode}
        isBusy={props.isBusy}
        error={props.error}
        submitLabel={props.submitLabel ?? t`Continue`}
      >
        <div className="door-foot">
          <button type="button" className="plain-button row gap-6" onClick={props.onBack}>
            <IconArrowLeft size={16} aria-hidden />
            {props.backLabel}
          </button>
          <Resend sentAtMs={sentAtMs} onResend={props.onResend} onSent={props.onSent} />
        </div>
        <CodeHint />
      </CodeField>
    </>
  )
}
