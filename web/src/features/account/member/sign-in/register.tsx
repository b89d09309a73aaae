import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Problem } from '../../../../client/problem.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { Form, type FormOf, useForm } from '../../../../parts/form.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { EntryPage, SignInLink } from '../../../../parts/page/entry-page.tsx'
import { Steps, StepTitle } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import {
  isAboutPassword,
  repeatedPasswordError,
  repeatedPinError,
  requiredError,
} from '../../../../platform/members/member/validate.ts'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { newPasswordError, newPinError } from '../../../../platform/step-up/member/secret-rules.ts'
import { createUser } from './calls.ts'
import { ProveEmail, useProof } from './prove-email.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import { Terms } from './terms.tsx'
import { UserTypeChoice } from './user-type.tsx'

const STEPS = ['form', 'email-code', 'details', 'done'] as const

const EMPTY = {
  userType: 0 as 0 | 1,
  username: '',
  password: '',
  repeatedPassword: '',
  pin: '',
  repeatedPin: '',
  terms: false,
}
type Details = typeof EMPTY & { referral: string }

/** The field that a refusal is about. */
const refusedAt = (problem: Problem): keyof Details | undefined => {
  if (isAboutPassword(problem)) return 'password'
  return problem.kind === 'refused' && problem.code === 'INVITE_CODE_UNKNOWN' ? 'referral' : undefined
}

/** Opens an account: e-mail address, code, then name, password and PAY code. */
export function Register({ referral }: { referral: string | undefined }) {
  const { t } = useLingui()
  const { proof, setProof } = useProof()
  const [uid, setUid] = useState<string>()
  const ready = {
    form: true,
    'email-code': proof.sentAtMs !== undefined,
    details: proof.key !== undefined,
    done: uid !== undefined,
  }
  const { step, at, go } = useStep(STEPS, asked => ready[asked])
  return (
    <EntryPage title={t`Open an account`}>
      {step !== 'done' && <Steps at={at} labels={[t`E-mail`, t`Code`, t`Details`]} />}
      {(step === 'form' || step === 'email-code') && (
        <ProveEmail
          proof={proof}
          setProof={setProof}
          step={step}
          scene="register"
          refusal={exists => (exists ? 'EMAIL_TAKEN' : undefined)}
          title={t`Open an account`}
          lead={t`Your e-mail first: we send a code to it.`}
          go={go}
          onProven={() => go('details')}
        >
          <span>
            {t`You have an account?`} <SignInLink />
          </span>
        </ProveEmail>
      )}
      {step === 'details' && proof.key !== undefined && (
        <DetailsStep
          email={proof.email}
          fpKey={proof.key}
          referral={referral}
          onCreated={created => {
            setUid(created)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && uid !== undefined && <Created uid={uid} />}
    </EntryPage>
  )
}

type DetailsStepProps = {
  email: string
  fpKey: string
  referral: string | undefined
  onCreated: (uid: string) => void
}

function DetailsStep({ email, fpKey, referral, onCreated }: DetailsStepProps) {
  const { t } = useLingui()
  const form = useForm({
    initial: { ...EMPTY, referral: referral ?? '' },
    rules: {
      username: requiredError,
      password: password => newPasswordError(password, email),
      repeatedPassword: (again, { password }) => repeatedPasswordError(password, again),
      pin: newPinError,
      repeatedPin: (again, { pin }) => repeatedPinError(pin, again),
      terms: isAccepted => !isAccepted && msg`Please accept the terms.`,
    },
    refused: refusedAt,
    body: ({ userType, username, password, pin, referral: invite }) => ({
      email,
      fp_session_key: fpKey,
      userType,
      username: username.trim(),
      password,
      pin,
      language: currentLanguage(),
      ...(invite.trim() ? { referral: invite.trim() } : {}),
    }),
    send: useSubmit(createUser, { onSuccess: ({ uid }) => onCreated(uid) }),
  })
  const { userType } = form.typed
  const end = (
    <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
      {t`Open the account`}
    </Button>
  )
  return (
    <Form form={form} end={end}>
      <StepTitle>{t`About you`}</StepTitle>
      <UserTypeChoice value={userType} onChange={next => form.change({ userType: next })} />
      <TextInput
        {...form.text('username', userType === 1 ? t`Company name` : t`Name`)}
        autoComplete={userType === 1 ? 'organization' : 'name'}
        maxLength={60}
      />
      <Secrets form={form} email={email} />
      <TextInput
        {...form.text('referral', t`Invite code, if you have one`)}
        maxLength={40}
        errorProps={{ role: 'alert' }}
      />
      <Terms form={form} />
    </Form>
  )
}

/** The password and the PAY code, each twice. */
function Secrets({ form, email }: { form: FormOf<Details>; email: string }) {
  const { t } = useLingui()
  return (
    <>
      <SecretInput
        {...form.field('password', t`Password`)}
        description={t`At least 8 characters, with a letter and a digit.`}
        kind="password"
        isNew
        // A refusal is read out: the focus is elsewhere by then.
        {...(form.isWrong('password') ? {} : { errorProps: { role: 'alert' } })}
      />
      <StrengthMeter password={form.typed.password} email={email} />
      <SecretInput {...form.field('repeatedPassword', t`Confirm password`)} kind="password" isNew />
      <SecretInput
        {...form.field('pin', t`PAY code`)}
        description={t`Six digits. You need them each time you sign in.`}
        kind="pin"
      />
      <SecretInput {...form.field('repeatedPin', t`Confirm PAY code`)} kind="pin" />
    </>
  )
}

function Created({ uid }: { uid: string }) {
  const { t } = useLingui()
  return (
    <div className="stack">
      <StepTitle>{t`Your account is open`}</StepTitle>
      <Notice tone="proven" title={t`Your user ID is ${uid}`} isUrgent>
        {t`Others can pay you by it once your identity is verified.`}
      </Notice>
      <Button size="lg" renderRoot={props => <Link {...props} to="/" />}>
        {t`Sign in`}
      </Button>
    </div>
  )
}
