import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { hasWay, takeWay } from '../../../client/way-back.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { CodePanel } from './code-panel.tsx'
import { type OwnScene, sendOwnCode } from './queries.ts'

/** Refusals of the present secret. They stand at its field. */
const OF_THE_SECRET: readonly string[] = ['WRONG_PASSWORD', 'WRONG_PIN']

const STEPS = ['form', 'code', 'done'] as const

type SecretFlowProps = {
  title: string
  scene: OwnScene
  /** Labels of the steps: the new value, the code, done. */
  labels: readonly [string, string, string]
  /**
   * The fields of the first step. `isChecked`: its button has been pressed once, so that errors may show. `refusal`: why the
   * server takes the present secret for wrong, until something is typed.
   */
  fields: (isChecked: boolean, refusal: string | undefined) => ReactNode
  /** Whether the fields may be sent as they are. */
  isReady: boolean
  /** Lets the server look at the fields before a code is sent. */
  before: () => Promise<unknown>
  change: (code: string) => Promise<unknown>
  submitLabel: string
  done: { title: string; text: string }
}

/** Changes the member's password or PAY code: the new value, the e-mailed code, done. */
export function SecretFlow(props: SecretFlowProps) {
  const { title, scene, labels, fields, isReady, before, change, submitLabel, done } = props
  const [sentAtMs, setSentAtMs] = useState<number>()
  const [isDone, setDone] = useState(false)
  const ready = { form: true, code: sentAtMs !== undefined && !isDone, done: isDone }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  return (
    <Page title={title}>
      <StepFlow at={at} labels={labels}>
        {step === 'form' && (
          <FormStep
            fields={fields}
            isReady={isReady}
            before={async () => {
              await before()
              await sendOwnCode(scene)
            }}
            onSent={() => {
              setSentAtMs(Date.now())
              go('code')
            }}
          />
        )}
        {step === 'code' && (
          <CodePanel
            scene={scene}
            sentAtMs={sentAtMs as number}
            onSent={setSentAtMs}
            change={change}
            onBack={() => go('form')}
            onDone={() => {
              setDone(true)
              go('done', 'replace')
            }}
            submitLabel={submitLabel}
          />
        )}
        {step === 'done' && <DoneStep {...done} />}
      </StepFlow>
    </Page>
  )
}

type FormStepProps = Pick<SecretFlowProps, 'fields' | 'isReady' | 'before'> & { onSent: () => void }

/** The first step: the fields, and the button that sends the code once they are right. */
export function FormStep({ fields, isReady, before, onSent }: FormStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [isChecked, setChecked] = useState(false)
  const send = useMutation({ mutationFn: before, onSuccess: onSent })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isReady) send.mutate()
  }
  const problem = send.isError ? problemOf(send.error) : undefined
  const isOfSecret = problem?.kind === 'refused' && OF_THE_SECRET.includes(problem.code)
  return (
    <Panel>
      <form onSubmit={submit} onChange={() => isOfSecret && send.reset()} noValidate className="stack">
        {fields(isChecked, problem && isOfSecret ? words(problem) : undefined)}
        {problem && !isOfSecret && <Notice tone="wrong" title={words(problem)} isUrgent />}
        <Button type="submit" size="lg" fullWidth loading={send.isPending}>
          {t`Send the code`}
        </Button>
      </form>
    </Panel>
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
      <div className="flow-actions" style={{ marginTop: 0 }}>
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
