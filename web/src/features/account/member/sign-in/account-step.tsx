import { useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useCallback, useState } from 'react'
import { hasWay } from '../../../../client/way-back.ts'
import { whyOver } from '../../../../client/why-over.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { emailError, requiredError } from '../../../../platform/members/member/validate.ts'
import { beforeSignIn, sendEmailCode } from './calls.ts'
import { Deactivated } from './deactivated.tsx'
import { PasskeyButton } from './passkey-button.tsx'

/** The fields of the first step, as the member typed them. */
export type Account = { email: string; password: string }
type AccountStepProps = {
  account: Account
  onChange: (account: Account) => void
  /** The address and the password are on their way. */
  onSubmit: () => void
  onSent: () => void
}

/** Asks for e-mail address and password, and has a code mailed once they are right. */
export function AccountStep({ account, onChange, onSubmit, onSent }: AccountStepProps) {
  const { t } = useLingui()
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
    if (!errors.email && !errors.password) {
      onSubmit()
      check.mutate({ ...account, email })
    }
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
      {check.isIdle && <WhySignIn />}
      <AccountFields account={account} onChange={onChange} isChecked={isChecked} />
      <ProblemNotice of={check.error} />
      <Button type="submit" size="lg" fullWidth loading={check.isPending}>
        {t`Continue`}
      </Button>
      <PasskeyButton />
      <OtherWays />
    </form>
  )
}

/** The way that has led here: a session that is over, or the link of a page behind the door. */
function WhySignIn() {
  const { t } = useLingui()
  const isOver = whyOver() !== undefined
  if (!isOver && !hasWay()) return null
  return (
    <Notice tone="waiting" title={isOver ? t`You have been signed out.` : t`Sign in to go on`}>
      {hasWay() && t`You then return to the page that you opened.`}
    </Notice>
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
