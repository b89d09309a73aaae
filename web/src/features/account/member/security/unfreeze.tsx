import { useLingui } from '@lingui/react/macro'
import { SecretFlow, useSecret } from '../../../../platform/step-up/member/secret-flow.tsx'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { pinError } from '../../../../platform/step-up/member/secret-rules.ts'
import { checkUnfreeze, unfreeze } from './queries.ts'

/** Unfreezes the member's own account: the PAY code, the e-mailed code. */
export function Unfreeze() {
  const { t } = useLingui()
  const kept = useSecret()
  const [{ old: pin }] = kept
  return (
    <SecretFlow
      title={t`Unfreeze the account`}
      scene="unfreeze"
      labels={[t`PAY code`, t`Code`, t`Done`]}
      kept={kept}
      rules={{ old: pinError }}
      fields={form => <SecretInput {...form.field('old', t`PAY code`)} kind="pin" />}
      before={() => checkUnfreeze(pin)}
      change={code => unfreeze({ pin, code })}
      submitLabel={t`Unfreeze the account`}
      done={{
        title: t`Your account is no longer frozen`,
        text: t`Money can leave it again. Requests that wait for finance continue.`,
      }}
    />
  )
}
