import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readSession } from '../../../../client/session.ts'
import { newPasswordError } from '../sign-in/secret-rules.ts'
import { StrengthMeter } from '../sign-in/strength-meter.tsx'
import { repeatedPasswordError, requiredError } from '../sign-in/validate.ts'
import { changePassword, checkPassword } from './queries.ts'
import { SecretFlow } from './secret-flow.tsx'
import { SecretInput } from './secret-input.tsx'

/** Changes one's own password. */
export function ChangePassword() {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState({ old: '', next: '', repeated: '' })
  const { old, next, repeated } = typed
  const email = readSession()?.email ?? ''
  const errors = {
    old: requiredError(old),
    next: newPasswordError(next, email),
    repeated: repeatedPasswordError(next, repeated),
  }
  const fieldOf = (name: keyof typeof typed, isChecked: boolean) => {
    const error = errors[name]
    return {
      name,
      kind: 'password',
      value: typed[name],
      onChange: (value: string) => setTyped({ ...typed, [name]: value }),
      error: isChecked && error ? i18n._(error) : undefined,
    } as const
  }
  return (
    <SecretFlow
      title={t`Change the password`}
      scene="editpassword"
      labels={[t`New password`, t`Code`, t`Done`]}
      fields={isChecked => (
        <>
          <SecretInput label={t`Password now`} {...fieldOf('old', isChecked)} />
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
      isReady={!errors.old && !errors.next && !errors.repeated}
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
