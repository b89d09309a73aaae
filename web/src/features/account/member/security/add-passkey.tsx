import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usePasskeyWords } from '../../../../client/passkey-words.ts'
import { makePasskey } from '../../../../client/passkeys.ts'
import { problemOf } from '../../../../client/problem.ts'
import { Form, useForm } from '../../../../parts/form.tsx'
import { passkeysQuery } from '../../../../parts/money-flow/passkey-queries.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { StepFlow, StepTitle } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { askingPin, ProofSteps, useProof } from '../../../../platform/step-up/member/proof-steps.tsx'
import { beginPasskey, checkBeginPasskey, confirmPasskey } from './queries.ts'
import { PasskeyName } from './rename-passkey.tsx'

const STEPS = ['form', 'code', 'passkey', 'done'] as const

/** Adds a passkey: PAY code, e-mailed code, its name and what the browser asks. */
export function AddPasskey() {
  const { t } = useLingui()
  const [begun, setBegun] = useState<wire.PasskeyToMake>()
  const [isAdded, setAdded] = useState(false)
  const proof = useProof()
  const pin = proof.typed.old
  const ready = {
    form: true,
    code: proof.isSent,
    passkey: begun !== undefined && !isAdded,
    done: isAdded,
  }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  return (
    <Page title={t`Add a passkey`}>
      <StepFlow at={at} labels={[t`PAY code`, t`Code`, t`Passkey`, t`Done`]}>
        <ProofSteps
          {...askingPin()}
          scene="passkey"
          proof={proof}
          step={step}
          go={go}
          before={() => checkBeginPasskey(pin)}
          change={async code => setBegun(await beginPasskey({ pin, code }))}
          onDone={() => go('passkey', 'replace')}
          submitLabel={t`Continue`}
        />
        {step === 'passkey' && begun && (
          <MakeStep
            begun={begun}
            onBack={() => go('form')}
            onAdded={() => {
              setAdded(true)
              go('done', 'replace')
            }}
          />
        )}
        {step === 'done' && <PasskeyDone title={t`Your passkey was added`} />}
      </StepFlow>
    </Page>
  )
}

type MakeStepProps = { begun: wire.PasskeyToMake; onBack: () => void; onAdded: () => void }

function MakeStep({ begun, onBack, onAdded }: MakeStepProps) {
  const { t } = useLingui()
  const words = usePasskeyWords()
  const queries = useQueryClient()
  const add = useMutation({
    mutationFn: async ({ name }: { name: string }) =>
      confirmPasskey({ name, passkey: await makePasskey(begun) }),
    onSuccess: onAdded,
    // Also where the answer was lost: the list says whether it was added.
    onSettled: () => queries.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  })
  const form = useForm({
    initial: { name: '' },
    rules: { name: name => name.trim() === '' && msg`Please enter a name` },
    body: typed => typed,
    send: add,
  })
  // A challenge counts once: after a refusal the browser is asked with a new one.
  const isOver = add.isError && problemOf(add.error).kind === 'refused'
  const end = isOver ? (
    <Button size="lg" fullWidth onClick={onBack}>
      {t`Start again`}
    </Button>
  ) : (
    <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
      {t`Make the passkey`}
    </Button>
  )
  return (
    <Panel>
      <Form form={form} words={words} end={end}>
        <div>
          <StepTitle>{t`Name the passkey`}</StepTitle>
          <p className="quiet mt-4">
            {t`Your browser then asks for your fingerprint, your face, or the code of your device, and keeps the passkey.`}
          </p>
        </div>
        <PasskeyName {...form.field('name', t`Name of the passkey`)} />
      </Form>
    </Panel>
  )
}

/** Says what was done with a passkey, and leads back to the list of them. */
export function PasskeyDone({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <div className="stack">
      <Notice tone="proven" title={title} isUrgent>
        {t`We have told you by e-mail too.`}
      </Notice>
      <Button size="lg" fullWidth renderRoot={props => <Link {...props} to="/setting/security" />}>
        {t`Back to security`}
      </Button>
    </div>
  )
}
