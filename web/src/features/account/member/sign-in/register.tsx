import { useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type Problem, problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { EntryPage } from '../../../../parts/page/entry-page.tsx'
import { SignInLink } from '../../../../parts/page/sign-in-link.tsx'
import { Steps, StepTitle } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import {
  isAboutPassword,
  repeatedPasswordError,
  repeatedPinError,
  requiredError,
} from '../../../../platform/members/member/validate.ts'
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
}
type Details = typeof EMPTY

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
      {step === 'details' && (
        <DetailsStep
          email={proof.email}
          fpKey={proof.key as string}
          referral={referral}
          onCreated={created => {
            setUid(created)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && <Created uid={uid as string} />}
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
  const { t, i18n } = useLingui()
  const words = useProblemWords()
  const [details, setDetails] = useState<Details>(EMPTY)
  const [invite, setInvite] = useState(referral ?? '')
  const [hasTerms, setTerms] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const create = useSubmit(createUser, { onSuccess: ({ uid }) => onCreated(uid) })
  const problem = create.isError ? problemOf(create.error) : undefined
  const isPasswordRefused = isAboutPassword(problem)
  const isInviteUnknown = problem?.kind === 'refused' && problem.code === 'INVITE_CODE_UNKNOWN'
  const errors = {
    username: requiredError(details.username),
    password: newPasswordError(details.password, email),
    repeatedPassword: repeatedPasswordError(details.password, details.repeatedPassword),
    pin: newPinError(details.pin),
    repeatedPin: repeatedPinError(details.pin, details.repeatedPin),
  }
  const field = (name: keyof typeof errors) => {
    const error = errors[name]
    return {
      name,
      value: details[name],
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget
        if (isPasswordRefused) create.reset()
        setDetails(kept => ({ ...kept, [name]: value }))
      },
      error: isChecked && error ? i18n._(error) : undefined,
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.values(errors).some(Boolean) || !hasTerms) return
    const { userType, username, password, pin } = details
    create.mutate({
      email,
      fp_session_key: fpKey,
      userType,
      username: username.trim(),
      password,
      pin,
      language: currentLanguage(),
      ...(invite.trim() ? { referral: invite.trim() } : {}),
    })
  }
  const secret = { visibilityToggleButtonProps: { 'aria-label': t`Show what is typed` } }
  const digits = { ...secret, inputMode: 'numeric' as const, maxLength: 6, autoComplete: 'off' }
  return (
    <form onSubmit={submit} noValidate className="stack">
      <StepTitle>{t`About you`}</StepTitle>
      <UserTypeChoice
        value={details.userType}
        onChange={userType => setDetails(kept => ({ ...kept, userType }))}
      />
      <TextInput
        label={details.userType === 1 ? t`Company name` : t`Name`}
        autoComplete={details.userType === 1 ? 'organization' : 'name'}
        maxLength={60}
        {...field('username')}
      />
      <PasswordInput
        label={t`Password`}
        description={t`At least 8 characters, with a letter and a digit.`}
        autoComplete="new-password"
        {...secret}
        {...field('password')}
        {...(isPasswordRefused ? { error: words(problem as Problem), errorProps: { role: 'alert' } } : {})}
      />
      <StrengthMeter password={details.password} email={email} />
      <PasswordInput
        label={t`Confirm password`}
        autoComplete="new-password"
        {...secret}
        {...field('repeatedPassword')}
      />
      <PasswordInput
        label={t`PAY code`}
        description={t`Six digits. You need them each time you sign in.`}
        {...digits}
        {...field('pin')}
      />
      <PasswordInput label={t`Confirm PAY code`} {...digits} {...field('repeatedPin')} />
      <TextInput
        label={t`Invite code, if you have one`}
        name="referral"
        value={invite}
        maxLength={40}
        onChange={event => {
          if (isInviteUnknown) create.reset()
          setInvite(event.currentTarget.value)
        }}
        error={isInviteUnknown ? words(problem) : undefined}
        errorProps={{ role: 'alert' }}
      />
      <Terms isAccepted={hasTerms} isChecked={isChecked} onChange={setTerms} />
      {problem && !isInviteUnknown && !isPasswordRefused && (
        <Notice tone="wrong" title={words(problem)} isUrgent />
      )}
      <Button type="submit" size="lg" fullWidth loading={create.isPending}>
        {t`Open the account`}
      </Button>
    </form>
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
