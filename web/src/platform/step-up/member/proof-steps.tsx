import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Form, type FormOf, type Rules, useForm } from '../../../parts/form.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { CodePanel } from './code-panel.tsx'
import { type OwnScene, sendOwnCode } from './queries.ts'
import { SecretInput } from './secret-input.tsx'
import { pinError } from './secret-rules.ts'

const NO_SECRET = { old: '', next: '', repeated: '' }
/** Texts of the fields that change a secret: the present one, the new one, and the new one again. */
type Secret = typeof NO_SECRET

/** Refusals of the present secret. They stand at its field. */
const OF_THE_SECRET = { WRONG_PASSWORD: 'old', WRONG_PIN: 'old' } as const

/** State of a proof: the secrets as they are typed, and when a code was mailed, if one was. */
export const useProof = () => {
  const kept = useState(NO_SECRET)
  const [sentAtMs, setSentAtMs] = useState<number>()
  const [typed] = kept
  return { kept, typed, sentAtMs, setSentAtMs, isSent: sentAtMs !== undefined }
}

export type ProofSaid = {
  scene: OwnScene
  /** Rules of the fields that are asked for, and the fields of the first step. */
  rules: Rules<Secret>
  fields: (form: FormOf<Secret>) => ReactNode
  /** Lets the server look at the fields before a code is sent. */
  before: () => Promise<unknown>
  /** Makes the change that the code proves. */
  change: (code: string) => Promise<unknown>
  submitLabel: string
}

type ProofStepsProps = ProofSaid & {
  proof: ReturnType<typeof useProof>
  /** Name of the flow's step on screen; these are `form` and `code`. */
  step: string
  go: (step: 'form' | 'code') => void
  onDone: () => void
}

/** The steps of a proof: a form with the member's secret, then the code that is e-mailed once the server has accepted it. */
export function ProofSteps({ proof, step, go, ...said }: ProofStepsProps) {
  const { scene, before, change, onDone, submitLabel } = said
  if (step === 'form') {
    const ask = async () => {
      await before()
      await sendOwnCode(scene)
    }
    const goOn = () => {
      proof.setSentAtMs(Date.now())
      go('code')
    }
    return <FormStep {...said} kept={proof.kept} ask={ask} onSent={goOn} />
  }
  if (step !== 'code' || proof.sentAtMs === undefined) return null
  return (
    <CodePanel
      scene={scene}
      sentAtMs={proof.sentAtMs}
      onSent={proof.setSentAtMs}
      change={change}
      onBack={() => go('form')}
      onDone={onDone}
      submitLabel={submitLabel}
    />
  )
}

/** Rules and fields that ask for the PAY code, which `proof.typed.old` holds. `lead` stands above its field. */
export const askingPin = (lead?: ReactNode): Pick<ProofSaid, 'rules' | 'fields'> => ({
  rules: { old: pinError },
  fields: form => (
    <>
      {lead}
      <PinField form={form} />
    </>
  ),
})

function PinField({ form }: { form: FormOf<Secret> }) {
  const { t } = useLingui()
  return <SecretInput {...form.field('old', t`PAY code`)} kind="pin" />
}

type FormStepProps = Pick<ProofSaid, 'rules' | 'fields'> & {
  kept: ReturnType<typeof useProof>['kept']
  ask: () => Promise<void>
  onSent: () => void
}

function FormStep({ kept, rules, fields, ask, onSent }: FormStepProps) {
  const { t } = useLingui()
  const send = useMutation({ mutationFn: (_: Secret) => ask(), onSuccess: onSent })
  const form = useForm({ kept, rules, refused: OF_THE_SECRET, body: typed => typed, send })
  const end = (
    <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
      {t`Send the code`}
    </Button>
  )
  return (
    <Panel>
      <Form form={form} end={end}>
        {fields(form)}
      </Form>
    </Panel>
  )
}
