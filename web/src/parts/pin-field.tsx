import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { CodeField } from './code-step.tsx'
import { StepTitle } from './steps.tsx'

type PinFieldProps = {
  onPin: (pin: string) => void
  isBusy: boolean
  error: unknown
  /** To the e-mailed code, which is still good unless the server has said otherwise. */
  onBack: () => void
  /** The e-mailed code was the wrong one: it has to be entered again. */
  onWrongCode: () => void
  /** Says what happens then: "Withdraw 25.50 USD". */
  submitLabel: string
}

/** The PAY code, asked for after the e-mailed one; stands below what both approve. */
export function PinField(props: PinFieldProps) {
  const { onPin, isBusy, error, onBack, onWrongCode, submitLabel } = props
  const { t } = useLingui()
  const words = useProblemWords()
  const problem = error ? problemOf(error) : undefined
  const isCodeWrong = problem?.kind === 'refused' && problem.code === 'WRONG_CODE'
  return (
    <div className="stack">
      <StepTitle>{t`Enter your PAY code`}</StepTitle>
      <CodeField
        label={t`PAY code`}
        kind="secret"
        onCode={onPin}
        isBusy={isBusy}
        error={problem ? words(problem) : undefined}
        submitLabel={submitLabel}
      >
        <div className="row apart wrap">
          <Button variant="default" size="sm" onClick={isCodeWrong ? onWrongCode : onBack} disabled={isBusy}>
            {isCodeWrong ? t`Enter the e-mailed code again` : t`Back`}
          </Button>
        </div>
      </CodeField>
    </div>
  )
}
