import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { problemOf } from '../../../../client/problem.ts'
import { newPinError, pinError } from '../sign-in/secret-rules.ts'
import { repeatedPinError } from '../sign-in/validate.ts'
import { changePin, checkPins } from './queries.ts'
import { SecretFlow } from './secret-flow.tsx'
import { SecretInput } from './secret-input.tsx'
import { useSecretFields } from './use-secret-fields.ts'

/** Changes the signed-in person's PAY code. */
export const ChangePin = () => <PinFlow hasPin />

/** Sets the first PAY code of an account that has none. One that has one is led to where it is changed, which asks for it. */
export const SetPin = () => <PinFlow hasPin={false} />

function PinFlow({ hasPin }: { hasPin: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { typed, fieldOf, isRight } = useSecretFields('pin', ({ old, next, repeated }) => ({
    old: hasPin ? pinError(old) : undefined,
    next: newPinError(next),
    repeated: repeatedPinError(next, repeated),
  }))
  const { old, next } = typed
  const pins = hasPin ? { oldPin: old, pin: next } : { pin: next }
  const check = async () => {
    try {
      await checkPins(pins)
    } catch (thrown) {
      const problem = problemOf(thrown)
      const isOldAsked = !hasPin && problem.kind === 'refused' && problem.code === 'WRONG_PIN'
      if (isOldAsked) await navigate({ to: '/setting/paycode', replace: true })
      throw thrown
    }
  }
  const title = hasPin ? t`Change the PAY code` : t`Set a PAY code`
  return (
    <SecretFlow
      title={title}
      scene="editpin"
      labels={[t`New PAY code`, t`Code`, t`Done`]}
      fields={(isChecked, refusal) => (
        <>
          {hasPin && (
            <SecretInput
              label={t`PAY code now`}
              description={t`Forgotten? Contact customer service: it proves payments, so it cannot be reset by e-mail.`}
              {...fieldOf('old', isChecked, refusal)}
            />
          )}
          <SecretInput label={t`New PAY code`} isNew {...fieldOf('next', isChecked)} />
          <SecretInput label={t`Confirm PAY code`} isNew {...fieldOf('repeated', isChecked)} />
        </>
      )}
      isReady={isRight}
      before={check}
      change={code => changePin(pins, code)}
      submitLabel={title}
      done={{
        title: t`Your PAY code is changed`,
        text: t`Every other session of your account has been signed out.`,
      }}
    />
  )
}
