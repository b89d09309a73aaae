import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { hasWay, takeWay } from '../../../client/way-back.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { type ProofSaid, ProofSteps, type useProof } from './proof-steps.tsx'

const STEPS = ['form', 'code', 'done'] as const

type SecretFlowProps = ProofSaid & {
  title: string
  /** Labels of the steps: the new value, the code, done. */
  labels: readonly [string, string, string]
  proof: ReturnType<typeof useProof>
  done: { title: string; text: string }
}

/** Changes what the member's password or PAY code proves: a form with the secret, the e-mailed code, done. */
export function SecretFlow({ title, labels, proof, done, ...said }: SecretFlowProps) {
  const [isDone, setDone] = useState(false)
  const ready = { form: true, code: proof.isSent && !isDone, done: isDone }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  const finish = () => {
    setDone(true)
    go('done', 'replace')
  }
  return (
    <Page title={title}>
      <StepFlow at={at} labels={labels}>
        <ProofSteps {...said} proof={proof} step={step} go={go} onDone={finish} />
        {step === 'done' && <DoneStep {...done} />}
      </StepFlow>
    </Page>
  )
}

function DoneStep({ title, text }: SecretFlowProps['done']) {
  const { t } = useLingui()
  const navigate = useNavigate()
  // A first PAY code is set between signing in and the page that was asked for.
  const goOn = () => void navigate({ href: takeWay() ?? '/dashboard' })
  return (
    <div className="stack">
      <Notice tone="proven" title={title} isUrgent>
        {text}
      </Notice>
      <div className="flow-actions mt-0">
        {hasWay() ? (
          <Button size="lg" onClick={goOn}>
            {t`Go on`}
          </Button>
        ) : (
          <Button size="lg" renderRoot={props => <Link {...props} to="/setting" />}>
            {t`Back to settings`}
          </Button>
        )}
      </div>
    </div>
  )
}
