import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { Form, useForm } from '../../../../parts/form.tsx'
import { LeadsOn } from '../../../../parts/leads-on.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { EntryPage, SignInLink } from '../../../../parts/page/entry-page.tsx'
import { Steps, StepTitle } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { isAboutPassword, repeatedPasswordError } from '../../../../platform/members/member/validate.ts'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { newPasswordError } from '../../../../platform/step-up/member/secret-rules.ts'
import { resetPassword } from './calls.ts'
import { ProveEmail, useProof } from './prove-email.tsx'
import { StrengthMeter } from './strength-meter.tsx'

const STEPS = ['form', 'email-code', 'reset-pwd', 'reset-success'] as const

/** Sets a new password: e-mail, code, new password, done. */
export function ForgottenPassword() {
  const { t } = useLingui()
  const { proof, setProof } = useProof()
  const [isReset, setReset] = useState(false)
  const ready = {
    form: true,
    'email-code': proof.sentAtMs !== undefined,
    'reset-pwd': proof.key !== undefined,
    'reset-success': isReset,
  }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  return (
    <EntryPage title={t`Forgotten password`}>
      <Steps at={at} labels={[t`E-mail`, t`Code`, t`New password`, t`Done`]} />
      {(step === 'form' || step === 'email-code') && (
        <ProveEmail
          proof={proof}
          setProof={setProof}
          step={step}
          scene="forgetpassword"
          refusal={exists => (exists ? undefined : 'EMAIL_UNKNOWN')}
          title={t`Forgotten password`}
          lead={t`We send a code to your e-mail, then you choose a new password.`}
          go={go}
          onProven={() => go('reset-pwd')}
        >
          <SignInLink />
        </ProveEmail>
      )}
      {step === 'reset-pwd' && proof.key !== undefined && (
        <NewPasswordStep
          email={proof.email}
          fpKey={proof.key}
          onReset={() => {
            setReset(true)
            go('reset-success', 'replace')
          }}
        />
      )}
      {step === 'reset-success' && <Changed />}
    </EntryPage>
  )
}

/** Seconds until the page to sign in opens by itself. */
const SHOWN_SECONDS = 15

function Changed() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const signIn = useCallback(() => void navigate({ to: '/', replace: true }), [navigate])
  return (
    <div className="stack">
      <Notice tone="proven" title={t`Your password is changed`} isUrgent>
        {t`Every session of your account has been signed out.`}
      </Notice>
      <LeadsOn seconds={SHOWN_SECONDS} onEnd={signIn}>
        {left => t`The page to sign in opens in ${left} s.`}
      </LeadsOn>
      <Button size="lg" renderRoot={props => <Link {...props} to="/" />}>
        {t`Sign in`}
      </Button>
    </div>
  )
}

function NewPasswordStep({ email, fpKey, onReset }: { email: string; fpKey: string; onReset: () => void }) {
  const { t } = useLingui()
  const form = useForm({
    initial: { password: '', repeatedPassword: '' },
    rules: {
      password: password => newPasswordError(password, email),
      repeatedPassword: (again, { password }) => repeatedPasswordError(password, again),
    },
    refused: problem => (isAboutPassword(problem) ? 'password' : undefined),
    body: ({ password }) => ({ email, password, fp_session_key: fpKey }),
    send: useMutation({ mutationFn: resetPassword, onSuccess: onReset }),
  })
  const end = (
    <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
      {t`Change the password`}
    </Button>
  )
  return (
    <Form form={form} end={end}>
      <StepTitle>{t`Choose a new password`}</StepTitle>
      <SecretInput
        {...form.field('password', t`New password`)}
        description={t`At least 8 characters, with a letter and a digit.`}
        kind="password"
        isNew
      />
      <StrengthMeter password={form.typed.password} email={email} />
      <SecretInput {...form.field('repeatedPassword', t`Confirm password`)} kind="password" isNew />
    </Form>
  )
}
