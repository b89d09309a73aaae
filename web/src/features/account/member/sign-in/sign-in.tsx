import { useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useCallback, useState } from 'react'
import { type Problem, problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { isAdmin, keepSession } from '../../../../client/session.ts'
import { whyOver } from '../../../../client/why-over.ts'
import { CodeField } from '../../../../parts/code-step.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Steps, StepTitle } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { beforeSignIn, checkEmailCode, checkPinCode, sendEmailCode, signIn } from './calls.ts'
import { Deactivated } from './deactivated.tsx'
import { EmailCodeStep } from './email-code-step.tsx'
import { EntryPage } from './entry-page.tsx'
import { emailError, requiredError } from './validate.ts'

const STEPS = ['account', 'email-code', 'pay-code'] as const

/** Signs in: account, code by e-mail, PAY code. */
export function SignIn() {
  const { t } = useLingui()
  const [account, setAccount] = useState({ email: '', password: '' })
  const [sentAtMs, setSentAtMs] = useState<number>()
  const [fpKey, setFpKey] = useState<string>()
  const { step, at, go } = useStep(
    STEPS,
    asked => asked === 'account' || (asked === 'email-code' ? sentAtMs !== undefined : fpKey !== undefined),
  )
  return (
    <EntryPage title={t`Sign in`}>
      <Steps at={at} labels={[t`Account`, t`E-mail code`, t`PAY code`]} />
      {step === 'account' && (
        <AccountStep
          account={account}
          onChange={setAccount}
          onSent={() => {
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
      {step === 'pay-code' && <PinStep {...account} fpKey={fpKey as string} onBack={() => go('account')} />}
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

function PinStep({ email, password, fpKey, onBack }: Account & { fpKey: string; onBack: () => void }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const enter = useMutation({
    mutationFn: async (pin: string) => {
      const { count } = await checkPinCode(email, pin, fpKey)
      return { hasPin: count > 0, signedIn: await signIn(email, password, fpKey) }
    },
    onSuccess: async ({ hasPin, signedIn: { session_key: sessionKey, email, role } }) => {
      keepSession({ sessionKey, email, role })
      queries.clear()
      const home = isAdmin(role) ? '/admin' : '/dashboard'
      // An account without a PAY code cannot pay: it is set first.
      await navigate({ to: hasPin ? home : '/setpincode', replace: true })
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
