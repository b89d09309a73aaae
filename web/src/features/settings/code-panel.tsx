import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { readSession } from '../../client/session.ts'
import { CodeField, CodeHint } from '../../parts/code-step.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepTitle } from '../../parts/steps.tsx'
import { clockText } from '../../parts/time.ts'
import { Resend } from '../sign-in/email-code-step.tsx'
import { type OwnScene, sendOwnCode } from './queries.ts'

type CodePanelProps = {
  scene: OwnScene
  sentAtMs: number
  onSent: (atMs: number) => void
  /** What the code is for: proves it and makes the change. */
  change: (code: string) => Promise<unknown>
  onDone: () => void
  onBack: () => void
  submitLabel: string
}

/** Asks for the e-mailed code that makes a change of the account happen. */
export function CodePanel({ scene, sentAtMs, onSent, change, onDone, onBack, submitLabel }: CodePanelProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useMutation({ mutationFn: change, onSuccess: onDone })
  const email = readSession()?.email ?? ''
  const sentAt = clockText(new Date(sentAtMs).toISOString())
  return (
    <Panel>
      <div className="stack">
        <div>
          <StepTitle>{t`Enter the code we e-mailed you`}</StepTitle>
          <p className="quiet" style={{ marginTop: 4, overflowWrap: 'anywhere' }}>
            {t`Six digits, sent to ${email} at ${sentAt}, for this change only.`}
          </p>
        </div>
        <CodeField
          label={t`Code from the e-mail`}
          onCode={send.mutate}
          isBusy={send.isPending || send.isSuccess}
          error={send.isError ? words(problemOf(send.error)) : undefined}
          submitLabel={submitLabel}
        >
          <div className="row apart wrap quiet">
            <Button variant="default" size="sm" onClick={onBack} disabled={send.isPending}>
              {t`Back`}
            </Button>
            <Resend sentAtMs={sentAtMs} onSent={onSent} onResend={() => sendOwnCode(scene)} />
          </div>
          <CodeHint />
        </CodeField>
      </div>
    </Panel>
  )
}
