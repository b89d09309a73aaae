import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Page } from '../../../../parts/page/page.tsx'
import { StepFlow } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { CodePanel } from '../../../../platform/step-up/member/code-panel.tsx'
import { sendOwnCode } from '../../../../platform/step-up/member/queries.ts'
import { FormStep, useSecret } from '../../../../platform/step-up/member/secret-flow.tsx'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { pinError } from '../../../../platform/step-up/member/secret-rules.ts'
import { authenticatorQuery, beginAuthenticator, checkBeginAuthenticator } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

const STEPS = ['form', 'code', 'app', 'codes'] as const

/** Turns an authenticator app on: PAY code, e-mailed code, the app's first code, recovery codes. */
export function TurnOnAuthenticator() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [sentAtMs, setSentAtMs] = useState<number>()
  const [begun, setBegun] = useState<wire.BegunAuthenticator>()
  const [codes, setCodes] = useState<readonly string[]>()
  const kept = useSecret()
  const [{ old: pin }] = kept
  const ready = {
    form: true,
    code: sentAtMs !== undefined,
    app: begun !== undefined,
    codes: codes !== undefined,
  }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  return (
    <Page title={t`Authenticator app`}>
      <StepFlow at={at} labels={[t`PAY code`, t`Code`, t`App`, t`Recovery codes`]}>
        {step === 'form' && (
          <FormStep
            kept={kept}
            rules={{ old: pinError }}
            fields={form => <SecretInput {...form.field('old', t`PAY code`)} kind="pin" />}
            before={async () => {
              await checkBeginAuthenticator(pin)
              await sendOwnCode('authenticator')
            }}
            onSent={() => {
              setSentAtMs(Date.now())
              go('code')
            }}
          />
        )}
        {step === 'code' && sentAtMs !== undefined && (
          <CodePanel
            scene="authenticator"
            sentAtMs={sentAtMs}
            onSent={setSentAtMs}
            change={async code => setBegun(await beginAuthenticator({ pin, code }))}
            onBack={() => go('form')}
            onDone={() => go('app', 'replace')}
            submitLabel={t`Continue`}
          />
        )}
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
