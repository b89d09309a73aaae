import { useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useCallback, useState } from 'react'
import { hasWay } from '../../../../client/way-back.ts'
import { whyOver } from '../../../../client/why-over.ts'
import { Form, type FormOf, useForm } from '../../../../parts/form.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { addressOf, emailError, requiredError } from '../../../../platform/members/member/validate.ts'
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
  const sent = { ...account, email: addressOf(account.email) }
  const form = useForm({
    kept: [account, onChange],
    rules: { email: emailError, password: requiredError },
    body: () => sent,
    send: {
      ...check,
      mutate: asked => {
        onSubmit()
        check.mutate(asked)
      },
    },
  })
  const submit = (event: FormEvent) => {
    form.submit(event)
    onChange(sent)
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
  const end = (
    <>
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {t`Continue`}
      </Button>
      <PasskeyButton />
      <OtherWays />
    </>
  )
  return (
    <Form form={{ ...form, submit }} end={end}>
      <div>
        <StepTitle>{t`Sign in`}</StepTitle>
        <p className="lead mb-0">{t`Your password first, then a code by e-mail, then your PAY code.`}</p>
      </div>
      {check.isIdle && <WhySignIn />}
      <AccountFields form={form} />
    </Form>
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
      <Link to="/status">{t`State of the service`}</Link>
      <Link to="/user">{t`About Strongroom`}</Link>
    </div>
  )
}

function AccountFields({ form }: { form: FormOf<Account> }) {
  const { t } = useLingui()
  return (
    <>
      <TextInput {...form.text('email', t`E-mail`)} type="email" autoComplete="username" />
      <PasswordInput
        {...form.text('password', t`Password`)}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
      />
    </>
  )
}
