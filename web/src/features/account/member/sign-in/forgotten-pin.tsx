import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { repeatedPinError } from '../../../../platform/members/member/validate.ts'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { newPinError } from '../../../../platform/step-up/member/secret-rules.ts'
import { useSecretFields } from '../../../../platform/step-up/member/use-secret-fields.ts'
import { RestNotice } from '../settings/change-pin.tsx'
import { resetPin } from './calls.ts'

type ForgottenPinProps = {
  email: string
  password: string
  /** Proof of the code that was mailed for this sign-in. */
  fpKey: string
  onBack: () => void
  /** Goes on signing in with the new PAY code. */
  onSet: (pin: string) => Promise<unknown>
}

/** Sets a new PAY code on the way in. Says beforehand what then rests. */
export function ForgottenPin({ email, password, fpKey, onBack, onSet }: ForgottenPinProps) {
  const { t } = useLingui()
  const [isChecked, setChecked] = useState(false)
  const { typed, fieldOf, isRight } = useSecretFields('pin', ({ next, repeated }) => ({
    old: undefined,
    next: newPinError(next),
    repeated: repeatedPinError(next, repeated),
  }))
  const set = useMutation({
    mutationFn: async (pin: string) => {
      await resetPin({ email, password, pin, fp_session_key: fpKey })
      await onSet(pin)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isRight) set.mutate(typed.next)
  }
  return (
    <form onSubmit={submit} noValidate className="stack">
      <StepTitle>{t`Set a new PAY code`}</StepTitle>
      <RestNotice />
      <SecretInput label={t`New PAY code`} isNew {...fieldOf('next', isChecked)} />
      <SecretInput label={t`Confirm PAY code`} isNew {...fieldOf('repeated', isChecked)} />
      <ProblemNotice of={set.error} />
      <Button type="submit" size="lg" fullWidth loading={set.isPending}>
        {t`Set the PAY code and sign in`}
      </Button>
      <button type="button" className="plain-button" onClick={onBack}>
        {t`I know it after all`}
      </button>
    </form>
  )
}
