import { useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { callForAll } from '../../../../client/call.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import type { Opened } from '../../../../platform/lines/member/queries.ts'

/** Keeps the member's own note beside a line; an empty one takes it away. */
const keepNote = ({ id, note }: { id: string; note: string }, attempt: string) =>
  callForAll('statement.noteOwn', { params: { id }, body: { note }, attempt })

/** The member's own note beside a line. */
export function OwnNote({ line: { id, own_note } }: { line: Opened }) {
  const { t } = useLingui()
  const kept = own_note ?? ''
  const [typed, setTyped] = useState(kept)
  const keep = useSubmit(keepNote)
  const note = typed.trim()
  return (
    <Panel title={t`Your note`}>
      <div className="stack tight">
        <Textarea
          label={t`Only you read it`}
          name="own-note"
          autosize
          minRows={2}
          maxLength={500}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <ProblemNotice of={keep.error} />
        <div>
          <Button
            variant="default"
            size="sm"
            disabled={note === kept}
            loading={keep.isPending}
            onClick={() => keep.mutate({ id, note })}
          >
            {t`Save the note`}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
