import { useLingui } from '@lingui/react/macro'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { CodeField } from '../../../../parts/code-step.tsx'
import { ApproveByPasskey } from '../../../../parts/money-flow/approve-by-passkey.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { confirm } from '../security/queries.ts'

/** Confirms what was begun on another device, by a passkey or the PAY code. */
export function ConfirmProof({ id }: { id: string }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useSubmit(confirm)
  const isPin = send.variables?.by === 'pin'
  return (
    <Panel>
      <ApproveByPasskey
        asked={{ scene: 'confirm', id }}
        onProven={passkey => send.mutate({ by: 'passkey', id, passkey })}
        isBusy={send.isPending}
        error={isPin ? undefined : send.error}
        label={t`Confirm with a passkey`}
        otherWay={t`Or enter your PAY code, as below.`}
      />
      <div className="stack">
        <StepTitle>{t`Enter your PAY code`}</StepTitle>
        <CodeField
          label={t`PAY code`}
          kind="secret"
          onCode={pin => send.mutate({ by: 'pin', id, pin })}
          isBusy={send.isPending}
          error={send.isError && isPin ? words(problemOf(send.error)) : undefined}
          submitLabel={t`Confirm`}
        />
      </div>
    </Panel>
  )
}
