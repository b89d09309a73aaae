import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pinError, repeatedPinError } from '../sign-in/validate.ts'
import { changePin, checkPins } from './queries.ts'
import { SecretFlow } from './secret-flow.tsx'
import { SecretInput } from './secret-input.tsx'

/** Changes one's own PAY code. */
export function ChangePin() {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState({ old: '', next: '', repeated: '' })
  const { old, next, repeated } = typed
  const errors = { old: pinError(old), next: pinError(next), repeated: repeatedPinError(next, repeated) }
  const fieldOf = (name: keyof typeof typed, isChecked: boolean) => {
    const error = errors[name]
    return {
      name,
      kind: 'pin',
      value: typed[name],
      onChange: (value: string) => setTyped({ ...typed, [name]: value }),
      error: isChecked && error ? i18n._(error) : undefined,
    } as const
  }
  return (
    <SecretFlow
      title={t`Change the PAY code`}
      scene="editpin"
      labels={[t`New PAY code`, t`Code`, t`Done`]}
      fields={isChecked => (
        <>
          <SecretInput
            label={t`PAY code now`}
            description={t`Forgotten? Contact customer service: it proves payments, so it cannot be reset by e-mail.`}
            {...fieldOf('old', isChecked)}
          />
          <SecretInput label={t`New PAY code`} isNew {...fieldOf('next', isChecked)} />
          <SecretInput label={t`New PAY code again`} isNew {...fieldOf('repeated', isChecked)} />
        </>
      )}
      isReady={!errors.old && !errors.next && !errors.repeated}
      before={() => checkPins({ oldPin: old, pin: next })}
      change={code => changePin({ oldPin: old, pin: next }, code)}
      submitLabel={t`Change the PAY code`}
      done={{
        title: t`Your PAY code is changed`,
        text: t`Every other session of your account has been signed out.`,
      }}
    />
  )
}
