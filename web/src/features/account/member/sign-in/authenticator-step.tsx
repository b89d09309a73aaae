import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { CodeField } from '../../../../parts/code-step.tsx'
import { Form, type Sending, useForm } from '../../../../parts/form.tsx'
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
  const isBusy = enter.isPending || enter.isSuccess
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
      <CodeField
        label={t`Code of the app`}
        submitLabel={t`Sign in`}
        isBusy={isBusy}
        error={problem && words(problem)}
        onCode={enter.mutate}
      >
        {foot(
          <button type="button" className="plain-button" onClick={() => change('recovery')}>
            {t`Use a recovery code`}
          </button>,
        )}
      </CodeField>
    </>
  ) : (
    <RecoveryForm send={{ ...enter, isPending: isBusy }}>
      {foot(
        <button type="button" className="plain-button" onClick={() => change('app')}>
          {t`Use the app`}
        </button>,
      )}
    </RecoveryForm>
  )
}

function RecoveryForm({ send, children }: { send: Sending<string>; children: ReactNode }) {
  const { t } = useLingui()
  const form = useForm({
    initial: { recovery: '' },
    rules: { recovery: recoveryCodeError },
    body: ({ recovery }) => recovery,
    send,
  })
  const end = (
    <>
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {t`Sign in`}
      </Button>
      {children}
    </>
  )
  return (
    <Form form={form} end={end}>
      <div>
        <StepTitle>{t`Enter a recovery code`}</StepTitle>
        <p className="lead mb-0">
          {t`One of the ten that you kept when you turned the app on. It works once, and we tell you by e-mail.`}
        </p>
      </div>
      <TextInput {...form.text('recovery', t`Recovery code`)} autoComplete="off" autoCapitalize="none" />
    </Form>
  )
}
