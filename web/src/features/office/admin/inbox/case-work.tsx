import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../../client/may.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { NewNote, NoteList } from '../../../../platform/cases/admin/note-list.tsx'
import { administratorsQuery } from '../../../../platform/cases/admin/queries.ts'
import { assign, note, notesQuery } from './queries.ts'

type Row = { row: wire.InboxCase }

/** Assignee of a case, and administrators' notes about it. Neither decides anything. */
export function CaseWork({ row }: Row) {
  return (
    <div className="case-work">
      <Assignment row={row} />
      <Notes row={row} />
    </div>
  )
}

function Assignment({ row: { kind, id, assignee } }: Row) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { data: people = [] } = useQuery(administratorsQuery)
  const send = useSubmit(assign)
  return (
    <div className="stack gap-8 content-start">
      <NativeSelect
        label={t`Assigned to`}
        name="assignee"
        size="sm"
        value={assignee ?? ''}
        disabled={send.isPending || !may('office.assignCase')}
        data={[
          { value: '', label: t`Not assigned` },
          ...people.map(({ uid, username }) => ({ value: uid, label: `${username} · ${uid}` })),
        ]}
        onChange={event => send.mutate({ kind, id, assignee: event.currentTarget.value || null })}
      />
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
    </div>
  )
}

function Notes({ row: { kind, id } }: Row) {
  const { data: notes = [] } = useQuery(notesQuery({ kind, id }))
  return (
    <div className="stack gap-8 content-start">
      {notes.length > 0 && <NoteList notes={notes} />}
      {may('office.noteCase') && <NewNote send={(given, attempt) => note({ kind, id, ...given }, attempt)} />}
    </div>
  )
}
