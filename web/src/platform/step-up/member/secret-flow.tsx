import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { hasWay, takeWay } from '../../../client/way-back.ts'
import { Form, type FormOf, type Kept, type Rules, useForm } from '../../../parts/form.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { CodePanel } from './code-panel.tsx'
import { type OwnScene, sendOwnCode } from './queries.ts'

const NO_SECRET = { old: '', next: '', repeated: '' }
/** Texts of the fields that change a secret: the present one, the new one, and the new one again. */
type Secret = typeof NO_SECRET

/** The texts of such fields, which the steps after them send. */
export const useSecret = () => useState(NO_SECRET)

/** Refusals of the present secret. They stand at its field. */
const OF_THE_SECRET = { WRONG_PASSWORD: 'old', WRONG_PIN: 'old' } as const

const STEPS = ['form', 'code', 'done'] as const

type SecretFlowProps = {
  title: string
  scene: OwnScene
  /** Labels of the steps: the new value, the code, done. */
  labels: readonly [string, string, string]
  /** The typed secret, as `useSecret` gives it, and the rules of the fields that are asked for. */
  kept: Kept<Secret>
  rules: Rules<Secret>
  /** The fields of the first step. */
  fields: (form: FormOf<Secret>) => ReactNode
  /** Lets the server look at the fields before a code is sent. */
  before: () => Promise<unknown>
  change: (code: string) => Promise<unknown>
  submitLabel: string
  done: { title: string; text: string }
}

/** Changes the member's password or PAY code: the new value, the e-mailed code, done. */
export function SecretFlow(props: SecretFlowProps) {
  const { title, scene, labels, kept, rules, fields, before, change, submitLabel, done } = props
  const [sentAtMs, setSentAtMs] = useState<number>()
  const [isDone, setDone] = useState(false)
  const ready = { form: true, code: sentAtMs !== undefined && !isDone, done: isDone }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  return (
    <Page title={title}>
      <StepFlow at={at} labels={labels}>
        {step === 'form' && (
          <FormStep
            kept={kept}
            rules={rules}
            fields={fields}
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
        {step === 'code' && sentAtMs !== undefined && (
          <CodePanel
            scene={scene}
            sentAtMs={sentAtMs}
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

type FormStepProps = Pick<SecretFlowProps, 'kept' | 'rules' | 'fields' | 'before'> & { onSent: () => void }

/** The first step: the fields, and the button that sends the code once they are right. */
export function FormStep({ kept, rules, fields, before, onSent }: FormStepProps) {
  const { t } = useLingui()
  const send = useMutation({ mutationFn: (_: Secret) => before(), onSuccess: onSent })
  const form = useForm({ kept, rules, refused: OF_THE_SECRET, body: typed => typed, send })
  return (
    <Panel>
      <Form
        form={form}
        end={
          <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
            {t`Send the code`}
          </Button>
        }
      >
        {fields(form)}
      </Form>
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
