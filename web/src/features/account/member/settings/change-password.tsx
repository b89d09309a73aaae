import { useLingui } from '@lingui/react/macro'
import { readSession } from '../../../../client/session.ts'
import { repeatedPasswordError, requiredError } from '../../../../platform/members/member/validate.ts'
import { SecretFlow } from '../../../../platform/step-up/member/secret-flow.tsx'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { newPasswordError } from '../../../../platform/step-up/member/secret-rules.ts'
import { useSecretFields } from '../../../../platform/step-up/member/use-secret-fields.ts'
import { StrengthMeter } from '../sign-in/strength-meter.tsx'
import { changePassword, checkPassword } from './queries.ts'

/** Changes the signed-in person's password. */
export function ChangePassword() {
  const { t } = useLingui()
  const email = readSession()?.email ?? ''
  const { typed, fieldOf, isRight } = useSecretFields('password', ({ old, next, repeated }) => ({
    old: requiredError(old),
    next: newPasswordError(next, email),
    repeated: repeatedPasswordError(next, repeated),
  }))
  const { old, next } = typed
  return (
    <SecretFlow
      title={t`Change the password`}
      scene="editpassword"
      labels={[t`New password`, t`Code`, t`Done`]}
      fields={(isChecked, refusal) => (
        <>
          <SecretInput label={t`Password now`} {...fieldOf('old', isChecked, refusal)} />
          <SecretInput
            label={t`New password`}
            description={t`At least 8 characters, with a letter and a digit.`}
            isNew
            {...fieldOf('next', isChecked)}
          />
          <StrengthMeter password={next} email={email} />
          <SecretInput label={t`Confirm password`} isNew {...fieldOf('repeated', isChecked)} />
        </>
      )}
      isReady={isRight}
      before={() => checkPassword(old, next)}
      change={code => changePassword({ oldPassword: old, password: next }, code)}
      submitLabel={t`Change the password`}
      done={{
        title: t`Your password is changed`,
        text: t`Every other session of your account has been signed out.`,
      }}
    />
  )
}
