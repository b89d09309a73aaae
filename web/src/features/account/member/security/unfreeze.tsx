import { useLingui } from '@lingui/react/macro'
import { askingPin, useProof } from '../../../../platform/step-up/member/proof-steps.tsx'
import { SecretFlow } from '../../../../platform/step-up/member/secret-flow.tsx'
import { checkUnfreeze, unfreeze } from './queries.ts'

/** Unfreezes the member's own account: the PAY code, the e-mailed code. */
export function Unfreeze() {
  const { t } = useLingui()
  const proof = useProof()
  const pin = proof.typed.old
  return (
    <SecretFlow
      title={t`Unfreeze the account`}
      scene="unfreeze"
      labels={[t`PAY code`, t`Code`, t`Done`]}
      proof={proof}
      {...askingPin()}
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
