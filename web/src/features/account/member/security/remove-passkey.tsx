import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeysQuery } from '../../../../parts/money-flow/passkey-queries.ts'
import { Page } from '../../../../parts/page/page.tsx'
import { StepFlow } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { askingPin, ProofSteps, useProof } from '../../../../platform/step-up/member/proof-steps.tsx'
import { PasskeyDone } from './add-passkey.tsx'
import { checkBeginPasskey, removePasskey } from './queries.ts'

/** The steps at the address of a passkey: its own page, then those of its removal. */
export const STEPS = ['passkey', 'remove', 'code', 'done'] as const

/** Removes a passkey: PAY code, e-mailed code. `name`: once it is known. */
export function RemovePasskey({ id, name }: { id: string; name: string | undefined }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isRemoved, setRemoved] = useState(false)
  const proof = useProof()
  const pin = proof.typed.old
  const ready = { passkey: true, remove: true, code: proof.isSent && !isRemoved, done: isRemoved }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  const finish = () => {
    setRemoved(true)
    void queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    go('done', 'replace')
  }
  return (
    <Page title={t`Remove a passkey`}>
      <StepFlow at={at - 1} labels={[t`PAY code`, t`Code`, t`Done`]}>
        <ProofSteps
          {...askingPin(<Consequence name={name} />)}
          scene="passkey"
          proof={proof}
          step={step === 'remove' ? 'form' : step}
          go={next => go(next === 'form' ? 'remove' : next)}
          before={() => checkBeginPasskey(pin)}
          change={code => removePasskey({ id, pin, code })}
          onDone={finish}
          submitLabel={t`Remove the passkey`}
        />
        {step === 'done' && <PasskeyDone title={t`The passkey was removed`} />}
      </StepFlow>
    </Page>
  )
}

function Consequence({ name }: { name: string | undefined }) {
  const { t } = useLingui()
  return (
    <>
      {name && <b className="break-anywhere">{name}</b>}
      <p className="quiet">
        {t`It no longer signs you in or approves payments. Then delete it on your device too, so that it is not offered any more.`}
      </p>
    </>
  )
}
