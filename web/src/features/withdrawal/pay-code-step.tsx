import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText } from '../../parts/amount.ts'
import { CodeField } from '../../parts/code-step.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepTitle } from '../../parts/steps.tsx'
import { type Order, withdraw } from './queries.ts'

type PayCodeStepProps = { order: Order; code: string; onWrongCode: () => void; onDone: (id: string) => void }

/** The PAY code, which sends the withdrawal to finance. */
export function PayCodeStep({ order, code, onWrongCode, onDone }: PayCodeStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useSubmit(withdraw, { onSuccess: ({ id }) => onDone(id), proofs: ['code', 'pin'] })
  const problem = send.isError ? problemOf(send.error) : undefined
  const isCodeWrong = problem?.kind === 'refused' && problem.code === 'WRONG_CODE'
  const shown = amountText(order.amount, order.currency)
  return (
    <Panel>
      <div className="stack">
        <StepTitle>{t`Enter your PAY code`}</StepTitle>
        <CodeField
          label={t`PAY code`}
          kind="secret"
          onCode={pin => send.mutate({ ...order, code, pin })}
          isBusy={send.isPending}
          error={problem ? words(problem) : undefined}
          submitLabel={t`Withdraw ${shown}`}
        >
          {isCodeWrong && (
            <Button variant="default" size="sm" onClick={onWrongCode}>
              {t`Enter the e-mailed code again`}
            </Button>
          )}
        </CodeField>
      </div>
    </Panel>
  )
}
