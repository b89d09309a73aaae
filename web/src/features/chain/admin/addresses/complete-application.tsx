import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { may } from '../../../../client/may.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { complete } from './queries.ts'

type CompleteApplicationProps = { id: string; onDone?: () => void }

/** Gives a member who waits for an address the next one of the pool. */
export function CompleteApplication({ id, onDone }: CompleteApplicationProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useSubmit(complete, { onSuccess: () => onDone?.() })
  if (!may('chain.decideApplication')) return null
  return (
    <span>
      <Button variant="default" size="xs" loading={send.isPending} onClick={() => send.mutate(id)}>
        {t`Give the next of the pool`}
      </Button>
      {send.isError && (
        <span className="hint" role="alert" style={{ display: 'block' }}>
          {words(problemOf(send.error))}
        </span>
      )}
    </span>
  )
}
