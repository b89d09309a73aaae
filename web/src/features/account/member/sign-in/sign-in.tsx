import { useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useCallback, useState } from 'react'
import { type Problem, problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { whyOver } from '../../../../client/why-over.ts'
import { CodeField } from '../../../../parts/code-step.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Steps, StepTitle } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { AuthenticatorStep } from './authenticator-step.tsx'
import { beforeSignIn, checkEmailCode, checkPinCode, sendEmailCode } from './calls.ts'
import { Deactivated } from './deactivated.tsx'
import { EmailCodeStep } from './email-code-step.tsx'
import { EntryPage } from './entry-page.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useEnter } from './use-enter.ts'
import { emailError, requiredError } from './validate.ts'

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

type Account = { email: string; password: string }
type AccountStepProps = { account: Account; onChange: (account: Account) => void; onSent: () => void }

function AccountStep({ account, onChange, onSent }: AccountStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [isChecked, setChecked] = useState(false)
  const check = useMutation({
    mutationFn: async ({ email, password }: Account) => {
      const { userStatus } = await beforeSignIn(email, password)
      if (userStatus === 0) return 'disabled'
      await sendEmailCode(email, 'login')
      return 'sent'
    },
    onSuccess: outcome => {
      if (outcome === 'disabled') return localStorage.setItem('accountDisable', '1')
      localStorage.removeItem('accountDisable')
      onSent()
    },
  })
  const errors = { email: emailError(account.email), password: requiredError(account.password) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const email = account.email.trim().toLowerCase()
    if (!errors.email && !errors.password) check.mutate({ ...account, email })
    onChange({ ...account, email })
  }
  const [isLeft, setLeft] = useState(false)
  const isDisabled =
    check.data === 'disabled' || (check.isIdle && !isLeft && localStorage.getItem('accountDisable') === '1')
  const leave = useCallback(() => {
    localStorage.removeItem('accountDisable')
    setLeft(true)
    check.reset()
  }, [check.reset])
  if (isDisabled) return <Deactivated onLeave={leave} />
  return (
    <form onSubmit={submit} noValidate className="stack">
      <div>
        <StepTitle>{t`Sign in`}</StepTitle>
        <p className="lead" style={{ marginBottom: 0 }}>
          {t`Your password first, then a code by e-mail, then your PAY code.`}
        </p>
      </div>
      {check.isIdle && whyOver() !== undefined && (
        <Notice tone="waiting" title={t`You have been signed out.`} />
      )}
      <AccountFields account={account} onChange={onChange} isChecked={isChecked} />
      {check.isError && <Notice tone="wrong" title={words(problemOf(check.error))} isUrgent />}
      <Button type="submit" size="lg" fullWidth loading={check.isPending}>
        {t`Continue`}
      </Button>
      <PasskeyButton />
      <OtherWays />
    </form>
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

/** The proof of the e-mailed code has been used up or has run out: only a new code helps. */
const needsNewCode = (problem: Problem) => problem.kind === 'refused' && problem.code === 'NOT_PROVEN'

type PinStepProps = Account & {
  fpKey: string
  onBack: () => void
  onAuthenticator: (hasPin: boolean) => void
}

function PinStep({ email, password, fpKey, onBack, onAuthenticator }: PinStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const goIn = useEnter()
  const enter = useMutation({
    mutationFn: async (pin: string) => {
      const { count, authenticator } = await checkPinCode(email, pin, fpKey)
      const hasPin = count > 0
      if (authenticator === 1) return onAuthenticator(hasPin)
      return goIn({ email, password, fpKey }, { hasPin })
    },
  })
  const problem = enter.isError ? problemOf(enter.error) : undefined
  return (
    <>
      <StepTitle>{t`Enter your PAY code`}</StepTitle>
      <p className="lead">{t`The six digits you chose yourself. We never ask for them by e-mail or phone.`}</p>
      <CodeField
        label={t`PAY code`}
        kind="secret"
        onCode={enter.mutate}
        isBusy={enter.isPending || enter.isSuccess}
        error={problem && words(problem)}
        submitLabel={t`Sign in`}
      >
        <div className="door-foot">
          <button type="button" className="plain-button" onClick={onBack}>
            {problem && needsNewCode(problem) ? t`Start again` : t`Use another account`}
          </button>
        </div>
      </CodeField>
    </>
  )
}

function OtherWays() {
  const { t } = useLingui()
  return (
    <div className="door-foot">
      <Link to="/forgetpassword">{t`Forgotten password`}</Link>
      <span>
        {t`New here?`} <Link to="/register">{t`Open an account`}</Link>
      </span>
      <Link to="/cardbalance">{t`Card balance`}</Link>
      <Link to="/csr">{t`Customer service`}</Link>
      <Link to="/verify">{t`Check a receipt`}</Link>
      <Link to="/user">{t`About Strongroom`}</Link>
    </div>
  )
}

type AccountFieldsProps = Pick<AccountStepProps, 'account' | 'onChange'> & { isChecked: boolean }

function AccountFields({ account, onChange, isChecked }: AccountFieldsProps) {
  const { t, i18n } = useLingui()
  const errors = { email: emailError(account.email), password: requiredError(account.password) }
  return (
    <>
      <TextInput
        label={t`E-mail`}
        name="email"
        type="email"
        autoComplete="username"
        value={account.email}
        onChange={event => onChange({ ...account, email: event.currentTarget.value })}
        error={isChecked && errors.email ? i18n._(errors.email) : undefined}
      />
      <PasswordInput
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={account.password}
        onChange={event => onChange({ ...account, password: event.currentTarget.value })}
        error={isChecked && errors.password ? i18n._(errors.password) : undefined}
        visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
      />
    </>
  )
}
