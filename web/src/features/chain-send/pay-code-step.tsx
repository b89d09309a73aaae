import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText } from '../../parts/amount.ts'
import { CodeField } from '../../parts/code-step.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepTitle } from '../../parts/steps.tsx'
import { type Order, sendOnChain } from './queries.ts'

type PayCodeStepProps = {
  order: Order
  checked: wire.ChainSendCheck
  code: string
  onWrongCode: () => void
  onDone: (id: string) => void
}

/** The PAY code, which hands the send to finance at the fee that was shown. */
export function PayCodeStep({ order, checked, code, onWrongCode, onDone }: PayCodeStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useSubmit(sendOnChain, { onSuccess: ({ id }) => onDone(id), proofs: ['code', 'pin'] })
  const problem = send.isError ? problemOf(send.error) : undefined
  const isCodeWrong = problem?.kind === 'refused' && problem.code === 'WRONG_CODE'
  const shown = amountText(checked.amount, checked.currency)
  return (
    <Panel>
      <div className="stack">
        <StepTitle>{t`Enter your PAY code`}</StepTitle>
        <CodeField
          label={t`PAY code`}
          kind="secret"
          onCode={pin => send.mutate({ ...order, fee: checked.fee, code, pin })}
          isBusy={send.isPending}
          error={problem ? words(problem) : undefined}
          submitLabel={t`Send ${shown}`}
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
