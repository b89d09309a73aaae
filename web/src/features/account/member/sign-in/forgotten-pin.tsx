import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Form, useForm } from '../../../../parts/form.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { repeatedPinError } from '../../../../platform/members/member/validate.ts'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { newPinError } from '../../../../platform/step-up/member/secret-rules.ts'
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
  const set = useMutation({
    mutationFn: async (pin: string) => {
      await resetPin({ email, password, pin, fp_session_key: fpKey })
      await onSet(pin)
    },
  })
  const form = useForm({
    initial: { next: '', repeated: '' },
    rules: { next: newPinError, repeated: (again, { next }) => repeatedPinError(next, again) },
    body: ({ next }) => next,
    send: set,
  })
  const end = (
    <>
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {t`Set the PAY code and sign in`}
      </Button>
      <button type="button" className="plain-button" onClick={onBack}>
        {t`I know it after all`}
      </button>
    </>
  )
  return (
    <Form form={form} end={end}>
      <StepTitle>{t`Set a new PAY code`}</StepTitle>
      <RestNotice />
      <SecretInput {...form.field('next', t`New PAY code`)} kind="pin" isNew />
      <SecretInput {...form.field('repeated', t`Confirm PAY code`)} kind="pin" isNew />
    </Form>
  )
}
