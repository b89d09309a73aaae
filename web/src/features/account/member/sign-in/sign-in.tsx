import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { Steps } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { AccountStep } from './account-step.tsx'
import { AuthenticatorStep } from './authenticator-step.tsx'
import { checkEmailCode, sendEmailCode } from './calls.ts'
import { EmailCodeStep } from './email-code-step.tsx'
import { EntryPage } from './entry-page.tsx'
import { PinStep } from './pin-step.tsx'

const STEPS = ['account', 'email-code', 'pay-code', 'authenticator'] as const

/** Signs in: account, code by e-mail, PAY code, and the code of the authenticator app where one is on. */
export function SignIn() {
  const { t } = useLingui()
  const [account, setAccount] = useState({ email: '', password: '' })
  const [sentAtMs, setSentAtMs] = useState<number>()
  const [fpKey, setFpKey] = useState<string>()
  /** Known once an authenticator app is asked for: whether the account has a PAY code. */
  const [hasPin, setHasPin] = useState<boolean>()
  const ready = {
    account: true,
    'email-code': sentAtMs !== undefined,
    'pay-code': fpKey !== undefined,
    authenticator: hasPin !== undefined,
  }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  const labels = [t`Account`, t`E-mail code`, t`PAY code`]
  return (
    <EntryPage title={t`Sign in`}>
      <Steps at={at} labels={hasPin === undefined ? labels : [...labels, t`App`]} />
      {step === 'account' && (
        <AccountStep
          account={account}
          onChange={setAccount}
          onSent={() => {
            setHasPin(undefined)
            setSentAtMs(Date.now())
            go('email-code')
          }}
        />
      )}
      {step === 'email-code' && (
        <CodeOfSignIn
          email={account.email}
          sentAtMs={sentAtMs as number}
          onSent={setSentAtMs}
          onBack={() => go('account')}
          onProven={key => {
            setFpKey(key)
            go('pay-code')
          }}
        />
      )}
      {step === 'pay-code' && (
        <PinStep
          {...account}
          fpKey={fpKey as string}
          onBack={() => go('account')}
          onAuthenticator={known => {
            setHasPin(known)
            go('authenticator')
          }}
        />
      )}
      {step === 'authenticator' && (
        <AuthenticatorStep
          {...account}
          fpKey={fpKey as string}
          hasPin={hasPin === true}
          onBack={() => go('account')}
        />
      )}
    </EntryPage>
  )
}

type CodeOfSignInProps = {
  email: string
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onProven: (fpKey: string) => void
}

function CodeOfSignIn({ email, sentAtMs, onSent, onBack, onProven }: CodeOfSignInProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const prove = useMutation({
    mutationFn: (code: string) => checkEmailCode(email, code, 'login'),
    onSuccess: ({ fp_session_key }) => onProven(fp_session_key),
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
