import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Problem, problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { CodeField } from '../../../../parts/code-step.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import type { Account } from './account-step.tsx'
import { checkPinCode } from './calls.ts'
import { ForgottenPin } from './forgotten-pin.tsx'
import { useEnter } from './use-enter.ts'

/** The proof of the e-mailed code has been used up or has run out: only a new code helps. */
const needsNewCode = (problem: Problem) => problem.kind === 'refused' && problem.code === 'NOT_PROVEN'

type PinStepProps = Account & {
  fpKey: string
  onBack: () => void
  onAuthenticator: (hasPin: boolean) => void
}

/** Asks for the PAY code, and signs in unless an authenticator app is asked for too. */
export function PinStep({ email, password, fpKey, onBack, onAuthenticator }: PinStepProps) {
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
  const [isForgotten, setForgotten] = useState(false)
  if (isForgotten)
    return (
      <ForgottenPin
        email={email}
        password={password}
        fpKey={fpKey}
        onBack={() => setForgotten(false)}
        onSet={pin => enter.mutateAsync(pin)}
      />
    )
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
          <button type="button" className="plain-button" onClick={() => setForgotten(true)}>
            {t`Forgotten?`}
          </button>
          <button type="button" className="plain-button" onClick={onBack}>
            {problem && needsNewCode(problem) ? t`Start again` : t`Use another account`}
          </button>
        </div>
      </CodeField>
    </>
  )
}
