import { useLingui } from '@lingui/react/macro'
import { readSession } from '../../../../client/session.ts'
import { repeatedPasswordError, requiredError } from '../../../../platform/members/member/validate.ts'
import { useProof } from '../../../../platform/step-up/member/proof-steps.tsx'
import { SecretFlow } from '../../../../platform/step-up/member/secret-flow.tsx'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { newPasswordError } from '../../../../platform/step-up/member/secret-rules.ts'
import { StrengthMeter } from '../sign-in/strength-meter.tsx'
import { changePassword, checkPassword } from './queries.ts'

/** Changes the signed-in person's password. */
export function ChangePassword() {
  const { t } = useLingui()
  const email = readSession()?.email ?? ''
  const proof = useProof()
  const { old, next } = proof.typed
  return (
    <SecretFlow
      title={t`Change the password`}
      scene="editpassword"
      labels={[t`New password`, t`Code`, t`Done`]}
      proof={proof}
      rules={{
        old: requiredError,
        next: password => newPasswordError(password, email),
        repeated: (again, { next }) => repeatedPasswordError(next, again),
      }}
      fields={form => (
        <>
          <SecretInput {...form.field('old', t`Password now`)} kind="password" />
          <SecretInput
            {...form.field('next', t`New password`)}
            kind="password"
            description={t`At least 8 characters, with a letter and a digit.`}
            isNew
          />
          <StrengthMeter password={next} email={email} />
          <SecretInput {...form.field('repeated', t`Confirm password`)} kind="password" isNew />
        </>
      )}
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
