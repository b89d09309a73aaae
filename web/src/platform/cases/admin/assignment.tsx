import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../client/submit.ts'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import './assignment.css'
import { administratorsQuery } from './queries.ts'

type AssignmentProps = {
  assignee: string | null
  /** Assigns it to an administrator, or to none. */
  send: (assignee: string | null, attempt: string) => Promise<unknown>
  mayAssign: boolean
}

/** The administrator who looks after a case. It decides nothing about who may decide. */
export function Assignment({ assignee, send: post, mayAssign }: AssignmentProps) {
  const { t } = useLingui()
  const { data: people = [] } = useQuery(administratorsQuery)
  const send = useSubmit(post)
  return (
    <div className="stack gap-8 content-start">
      <NativeSelect
        label={t`Assigned to`}
        name="assignee"
        size="sm"
        value={assignee ?? ''}
        disabled={send.isPending || !mayAssign}
        data={[
          { value: '', label: t`Not assigned` },
          ...people.map(({ uid, username }) => ({ value: uid, label: `${username} · ${uid}` })),
        ]}
        onChange={event => send.mutate(event.currentTarget.value || null)}
      />
      <ProblemNotice of={send.error} />
    </div>
  )
}
