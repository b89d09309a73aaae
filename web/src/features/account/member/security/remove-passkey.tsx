import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeysQuery } from '../../../../parts/money-flow/passkey-queries.ts'
import { Page } from '../../../../parts/page/page.tsx'
import { StepFlow } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { CodePanel } from '../../../../platform/step-up/member/code-panel.tsx'
import { sendOwnCode } from '../../../../platform/step-up/member/queries.ts'
import { FormStep, useSecret } from '../../../../platform/step-up/member/secret-flow.tsx'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { pinError } from '../../../../platform/step-up/member/secret-rules.ts'
import { PasskeyDone } from './add-passkey.tsx'
import { checkBeginPasskey, removePasskey } from './queries.ts'

/** The steps at the address of a passkey: its own page, then those of its removal. */
export const STEPS = ['passkey', 'remove', 'code', 'done'] as const

/** Removes a passkey: PAY code, e-mailed code. `name`: once it is known. */
export function RemovePasskey({ id, name }: { id: string; name: string | undefined }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [sentAtMs, setSentAtMs] = useState<number>()
  const [isRemoved, setRemoved] = useState(false)
  const kept = useSecret()
  const [{ old: pin }] = kept
  const ready = { passkey: true, remove: true, code: sentAtMs !== undefined && !isRemoved, done: isRemoved }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  return (
    <Page title={t`Remove a passkey`}>
      <StepFlow at={at - 1} labels={[t`PAY code`, t`Code`, t`Done`]}>
        {step === 'remove' && (
          <FormStep
            kept={kept}
            rules={{ old: pinError }}
            fields={form => (
              <>
                {name && <b className="break-anywhere">{name}</b>}
                <p className="quiet">
                  {t`It no longer signs you in or approves payments. Then delete it on your device too, so that it is not offered any more.`}
                </p>
                <SecretInput {...form.field('old', t`PAY code`)} kind="pin" />
              </>
            )}
            before={async () => {
              await checkBeginPasskey(pin)
              await sendOwnCode('passkey')
            }}
            onSent={() => {
              setSentAtMs(Date.now())
              go('code')
            }}
          />
        )}
        {step === 'code' && sentAtMs !== undefined && (
          <CodePanel
            scene="passkey"
            sentAtMs={sentAtMs}
            onSent={setSentAtMs}
            change={code => removePasskey({ id, pin, code })}
            onBack={() => go('remove')}
            onDone={() => {
              setRemoved(true)
              void queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
              go('done', 'replace')
            }}
            submitLabel={t`Remove the passkey`}
          />
        )}
        {step === 'done' && <PasskeyDone title={t`The passkey was removed`} />}
      </StepFlow>
    </Page>
  )
}
