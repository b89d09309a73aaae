import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Page } from '../../../../parts/page/page.tsx'
import { StepFlow } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { askingPin, ProofSteps, useProof } from '../../../../platform/step-up/member/proof-steps.tsx'
import { authenticatorQuery, beginAuthenticator, checkBeginAuthenticator } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

const STEPS = ['form', 'code', 'app', 'codes'] as const

/** Turns an authenticator app on: PAY code, e-mailed code, the app's first code, recovery codes. */
export function TurnOnAuthenticator() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [begun, setBegun] = useState<wire.BegunAuthenticator>()
  const [codes, setCodes] = useState<readonly string[]>()
  const proof = useProof()
  const pin = proof.typed.old
  const ready = {
    form: true,
    code: proof.isSent,
    app: begun !== undefined,
    codes: codes !== undefined,
  }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  return (
    <Page title={t`Authenticator app`}>
      <StepFlow at={at} labels={[t`PAY code`, t`Code`, t`App`, t`Recovery codes`]}>
        <ProofSteps
          {...askingPin()}
          scene="authenticator"
          proof={proof}
          step={step}
          go={go}
          before={() => checkBeginAuthenticator(pin)}
          change={async code => setBegun(await beginAuthenticator({ pin, code }))}
          onDone={() => go('app', 'replace')}
          submitLabel={t`Continue`}
        />
        {step === 'app' && begun && (
          <ScanStep
            begun={begun}
            onConfirmed={given => {
              setCodes(given)
              void queries.invalidateQueries({ queryKey: authenticatorQuery.queryKey })
              go('codes', 'replace')
            }}
          />
        )}
        {step === 'codes' && <RecoveryCodes title={t`Your authenticator app is on`} codes={codes ?? []} />}
      </StepFlow>
    </Page>
  )
}
