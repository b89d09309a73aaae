import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { latePart } from '../../../../parts/late-part.tsx'
import { EntryPage } from '../../../../parts/page/entry-page.tsx'
import { Steps } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { AccountStep } from './account-step.tsx'

const STEPS = ['account', 'email-code', 'pay-code', 'authenticator'] as const

const LaterSteps = latePart(async () => (await import('./later-steps.tsx')).LaterSteps)

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
      {step === 'account' ? (
        <AccountStep
          account={account}
          onChange={setAccount}
          onSubmit={() => void LaterSteps.load().catch(() => undefined)}
          onSent={() => {
            setHasPin(undefined)
            setSentAtMs(Date.now())
            go('email-code')
          }}
        />
      ) : (
        <LaterSteps
          step={step}
          account={account}
          sentAtMs={sentAtMs as number}
          fpKey={fpKey as string}
          hasPin={hasPin === true}
          onSent={setSentAtMs}
          onBack={() => go('account')}
          onProven={key => {
            setFpKey(key)
            go('pay-code')
          }}
          onAuthenticator={known => {
            setHasPin(known)
            go('authenticator')
          }}
        />
      )}
    </EntryPage>
  )
}
