import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { noteDecided } from '../../../../client/decided.ts'
import { may } from '../../../../client/may.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { useKeyAct } from '../../../../parts/key-acts.ts'
import { ApprovalQuestion } from '../../../../platform/cases/admin/approval-question.tsx'
import { complete } from './queries.ts'

type CompleteApplicationProps = {
  id: string
  onDone?: () => void
  /** Whose case it is and for what, where it alone stands open: then the key of approvals gives the address too, after a question. */
  about?: ReactNode
}

/** Gives a member who waits for an address the next one of the pool. */
export function CompleteApplication({ id, onDone, about }: CompleteApplicationProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useSubmit(complete, {
    onSuccess: () => {
      noteDecided(id, 'approved')
      onDone?.()
    },
  })
  const [isAsking, setAsking] = useState(false)
  const isMine = may('chain.decideApplication')
  useKeyAct('approve', isMine && about && !send.isPending ? () => setAsking(true) : undefined)
  if (!isMine) return null
  const give = () => {
    setAsking(false)
    send.mutate(id)
  }
  const label = t`Give the next of the pool`
  return (
    <>
      <span>
        <Button variant="default" size="xs" loading={send.isPending} onClick={give}>
          {label}
        </Button>
        {send.isError && (
          <span className="hint block" role="alert">
            {words(problemOf(send.error))}
          </span>
        )}
      </span>
      {about && (
        <ApprovalQuestion
          isOpen={isAsking}
          about={about}
          label={label}
          onConfirm={give}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
