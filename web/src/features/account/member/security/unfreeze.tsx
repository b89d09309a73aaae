import { useLingui } from '@lingui/react/macro'
import { SecretFlow } from '../../../../platform/step-up/member/secret-flow.tsx'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { pinError } from '../../../../platform/step-up/member/secret-rules.ts'
import { useSecretFields } from '../../../../platform/step-up/member/use-secret-fields.ts'
import { checkUnfreeze, unfreeze } from './queries.ts'

/** Unfreezes the member's own account: the PAY code, the e-mailed code. */
export function Unfreeze() {
  const { t } = useLingui()
  const { typed, fieldOf, isRight } = useSecretFields('pin', ({ old }) => ({
    old: pinError(old),
    next: undefined,
    repeated: undefined,
  }))
  return (
    <SecretFlow
      title={t`Unfreeze the account`}
      scene="unfreeze"
      labels={[t`PAY code`, t`Code`, t`Done`]}
      fields={(isChecked, refusal) => (
        <SecretInput label={t`PAY code`} {...fieldOf('old', isChecked, refusal)} />
      )}
      isReady={isRight}
      before={() => checkUnfreeze(typed.old)}
      change={code => unfreeze({ pin: typed.old, code })}
      submitLabel={t`Unfreeze the account`}
      done={{
        title: t`Your account is no longer frozen`,
        text: t`Money can leave it again. Requests that wait for finance continue.`,
      }}
    />
  )
}
