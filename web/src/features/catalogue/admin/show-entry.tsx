import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { useReason } from '../../../parts/reason-field.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import type { Entry, ShowCall } from './fields.ts'
import { saveEntry } from './queries.ts'
import { ReasonOfChange } from './reason-of-change.tsx'

type ShowEntryProps = { call: ShowCall; entry: Entry; name: string; isShown: boolean }

/** Shows a record of reference data to members or hides it, from its row, with the reason that every change has. */
export function ShowEntry(props: ShowEntryProps) {
  const { t } = useLingui()
  const { name, isShown } = props
  const [isAsking, setAsking] = useState(false)
  if (!may(props.call)) return null
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={isShown ? t`Hide ${name}` : t`Show ${name}`}
        onClick={() => setAsking(true)}
      >
        {isShown ? t`Hide` : t`Show`}
      </Button>
      {isAsking && <Question {...props} onEnd={() => setAsking(false)} />}
    </>
  )
}

function Question({ call, entry, name, isShown, onEnd }: ShowEntryProps & { onEnd: () => void }) {
  const { t } = useLingui()
  const why = useReason()
  const save = useSubmit(saveEntry, {
    onSuccess: ({ proposal }) => {
      if (proposal) return
      noteDecided(entry.id, 'changed')
      onEnd()
    },
  })
  const send = () => {
    const body = { id: entry.id, is_show: isShown ? 0 : 1, reason: why.text }
    if (why.check()) save.mutate({ name: call, id: entry.id, body })
  }
  return (
    <Confirm
      isOpen
      title={isShown ? t`Hide ${name}?` : t`Show ${name}?`}
      confirmLabel={isShown ? t`Hide` : t`Show`}
      onConfirm={send}
      onCancel={onEnd}
      isBusy={save.isPending}
      isHeld={save.data?.proposal !== undefined}
    >
      <p>{isShown ? t`Members no longer see it.` : t`Members see it.`}</p>
      <ReasonOfChange field={why.field} />
      <ProblemNotice of={save.error} />
      {save.data?.proposal && <WaitsForSecond />}
    </Confirm>
  )
}
