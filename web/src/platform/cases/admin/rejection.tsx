import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { noteDecided } from '../../../client/decided.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Notice } from '../../../parts/notice.tsx'
import { ReasonField, useReason } from '../../../parts/reason-field.tsx'
import { type Deciding, decide } from './deciding.ts'
import { useSayDecided } from './use-say-decided.ts'

type RejectionProps = {
  id: string
  uid: string
  reject: Deciding
  label: string
  onBack: () => void
  onDecided: () => void
}

/** Rejects a case with a reason that the member reads. */
export function Rejection({ id, uid, reject, label, onBack, onDecided }: RejectionProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const why = useReason()
  const say = useSayDecided(uid)
  const send = useSubmit(decide, {
    onSuccess: () => {
      noteDecided(id, 'rejected')
      say.rejected()
      onDecided()
    },
  })
  // The button that led here is gone, and the focus with it.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  const submit = () => {
    if (why.check()) send.mutate({ name: reject.call, body: { ...reject.body, id, reason: why.text } })
  }
  return (
    <div ref={box} className="stack gap-12 content-start">
      <ReasonField
        field={why.field}
        label={t`Reason, as the member will read it`}
        missing={t`Say why, in words the member can act on.`}
      />
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <div className="row wrap gap-10">
        <Button onClick={submit} loading={send.isPending}>
          {label}
        </Button>
        <Button variant="default" onClick={onBack} disabled={send.isPending}>
          {t`Back`}
        </Button>
      </div>
      {reject.hint && <p className="hint">{reject.hint}</p>}
    </div>
  )
}
