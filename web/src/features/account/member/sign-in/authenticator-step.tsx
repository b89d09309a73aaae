import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { CodeField } from '../../../../parts/code-step.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { recoveryCodeError } from '../security/authenticator-code.ts'
import { checkAuthenticator } from './calls.ts'
import { type Proven, useEnter } from './use-enter.ts'

type AuthenticatorStepProps = Proven & { hasPin: boolean; onBack: () => void }

/** Asks for the code of the authenticator app, or for a recovery code where the app is lost, and signs in. */
export function AuthenticatorStep({ hasPin, onBack, ...proven }: AuthenticatorStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const goIn = useEnter()
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  const enter = useMutation({
    mutationFn: async (code: string) => {
      await checkAuthenticator(proven.email, code, proven.fpKey)
      await goIn(proven, { hasPin })
    },
  })
  const problem = enter.isError ? problemOf(enter.error) : undefined
  const isOver = problem?.kind === 'refused' && problem.code === 'NOT_PROVEN'
  const change = (next: typeof way) => {
    enter.reset()
    setWay(next)
  }
  const asked = {
    isBusy: enter.isPending || enter.isSuccess,
    error: problem && words(problem),
    onCode: enter.mutate,
  }
  const foot = (other: ReactNode) => (
    <div className="door-foot">
      {other}
      <button type="button" className="plain-button" onClick={onBack}>
        {isOver ? t`Start again` : t`Use another account`}
      </button>
      <Link to="/csr">{t`Customer service`}</Link>
    </div>
  )
  return way === 'app' ? (
    <>
      <StepTitle>{t`Enter the code of your authenticator app`}</StepTitle>
      <p className="lead">{t`The six digits that the app shows now. Each code works once.`}</p>
      <CodeField label={t`Code of the app`} submitLabel={t`Sign in`} {...asked}>
        {foot(
          <button type="button" className="plain-button" onClick={() => change('recovery')}>
            {t`Use a recovery code`}
          </button>,
        )}
      </CodeField>
    </>
  ) : (
    <RecoveryForm {...asked}>
      {foot(
        <button type="button" className="plain-button" onClick={() => change('app')}>
          {t`Use the app`}
        </button>,
      )}
    </RecoveryForm>
  )
}

type RecoveryFormProps = {
  isBusy: boolean
  error: string | undefined
  onCode: (code: string) => void
  children: ReactNode
}

function RecoveryForm({ isBusy, error, onCode, children }: RecoveryFormProps) {
  const { t, i18n } = useLingui()
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const wrong = recoveryCodeError(code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!wrong) onCode(code)
  }
  return (
    <form onSubmit={submit} noValidate className="stack">
      <div>
        <StepTitle>{t`Enter a recovery code`}</StepTitle>
        <p className="lead" style={{ marginBottom: 0 }}>
          {t`One of the ten that you kept when you turned the app on. It works once, and we tell you by e-mail.`}
        </p>
      </div>
      <TextInput
        label={t`Recovery code`}
        name="recovery"
        autoComplete="off"
        autoCapitalize="none"
        value={code}
        onChange={event => setCode(event.currentTarget.value)}
        error={isChecked && wrong ? i18n._(wrong) : undefined}
      />
      {error && <Notice tone="wrong" title={error} isUrgent />}
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {t`Sign in`}
      </Button>
      {children}
    </form>
  )
}
