import { useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import type { Opened } from '../../../../platform/lines/member/queries.ts'
import { keepNote } from './queries.ts'

/** The member's own note beside a line. */
export function OwnNote({ line: { id, own_note } }: { line: Opened }) {
  const { t } = useLingui()
  const words = useProblemWords()
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
        {keep.isError && <Notice tone="wrong" title={words(problemOf(keep.error))} isUrgent />}
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
