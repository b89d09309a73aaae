import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import type { Account } from './account-step.tsx'
import { AuthenticatorStep } from './authenticator-step.tsx'
import { checkEmailCode, sendEmailCode } from './calls.ts'
import { EmailCodeStep } from './email-code-step.tsx'
import { PinStep } from './pin-step.tsx'
import { useEnter } from './use-enter.ts'

type LaterStepsProps = {
  step: 'email-code' | 'pay-code' | 'authenticator'
  account: Account
  sentAtMs: number
  /** Proof of the e-mailed code; known from the second of these steps on. */
  fpKey: string
  hasPin: boolean
  onSent: (atMs: number) => void
  onProven: (fpKey: string) => void
  onAuthenticator: (hasPin: boolean) => void
  onBack: () => void
}

/** The steps after e-mail address and password. They load while the server checks those. */
export function LaterSteps({ step, account, fpKey, hasPin, onBack, ...rest }: LaterStepsProps) {
  if (step === 'email-code') return <CodeOfSignIn account={account} onBack={onBack} {...rest} />
  if (step === 'pay-code')
    return <PinStep {...account} fpKey={fpKey} onBack={onBack} onAuthenticator={rest.onAuthenticator} />
  return <AuthenticatorStep {...account} fpKey={fpKey} hasPin={hasPin} onBack={onBack} />
}

type CodeOfSignInProps = Omit<LaterStepsProps, 'step' | 'fpKey' | 'hasPin'>

/** Asks for the mailed code. An account whose PAY code was cleared is asked for none: it goes in, or on to the app's code. */
function CodeOfSignIn({ account, sentAtMs, onSent, onBack, onProven, onAuthenticator }: CodeOfSignInProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const goIn = useEnter()
  const { email } = account
  const prove = useMutation({
    mutationFn: async (code: string) => {
      const { fp_session_key: fpKey, count, authenticator } = await checkEmailCode(email, code, 'login')
      if (count === 0 && authenticator !== 1) return goIn({ ...account, fpKey }, { hasPin: false })
      onProven(fpKey)
      if (count === 0) onAuthenticator(false)
    },
  })
  return (
    <EmailCodeStep
      email={email}
      sentAtMs={sentAtMs}
      onResend={() => sendEmailCode(email, 'login')}
      onSent={onSent}
      onCode={prove.mutate}
      isBusy={prove.isPending}
      error={prove.isError ? words(problemOf(prove.error)) : undefined}
      onBack={onBack}
      backLabel={t`Use another account`}
    />
  )
}
