import { Button } from '@mantine/core'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendForm } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Notice } from '../../../parts/notice.tsx'
import { ReasonField, useReason } from '../../../parts/reason-field.tsx'

type AskSecondProps = {
  call: 'audit.overrideProof' | 'chain.releaseRisk'
  /** The case, as the call takes it; the reason is added. */
  body: Omit<Body<'audit.overrideProof'>, 'reason'> | Omit<Body<'chain.releaseRisk'>, 'reason'>
  /** Key of the query that shows the proposal once it is made. */
  shows: QueryKey
  label: string
  description: string
  button: string
}

/** Asks a second administrator, with a reason, to let a held case on; nothing where the role may not ask. */
export function AskSecond({ call, body, shows, label, description, button }: AskSecondProps) {
  const words = useProblemWords()
  const queries = useQueryClient()
  const why = useReason()
  const [isAsking, setAsking] = useState(false)
  const send = useSubmit(
    (asked: AskSecondProps['body'] & { reason: string }, attempt: string) =>
      sendForm(call, { body: asked, attempt }),
    { onSuccess: () => void queries.invalidateQueries({ queryKey: shows }) },
  )
  if (!may(call)) return null
  const ask = () => {
    if (!isAsking) return setAsking(true)
    if (why.check()) send.mutate({ ...body, reason: why.text })
  }
  return (
    <div className="stack gap-12">
      {isAsking && <ReasonField field={why.field} label={label} description={description} />}
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <div>
        <Button variant="default" size="xs" onClick={ask} loading={send.isPending}>
          {button}
        </Button>
      </div>
    </div>
  )
}
