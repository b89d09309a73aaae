import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../../client/may.ts'
import { Assignment } from '../../../../platform/cases/admin/assignment.tsx'
import { NewNote, NoteList } from '../../../../platform/cases/admin/note-list.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { assign, note, notesQuery } from './queries.ts'

type Row = { row: wire.InboxCase }

/** Assignee of a case, and administrators' notes about it. Neither decides anything, and the case's own member sees neither. */
export function CaseWork({ row }: Row) {
  if (useUserinfo()?.uid === row.uid) return null
  return (
    <div className="case-work">
      <Assignment
        assignee={row.assignee}
        mayAssign={may('office.assignCase')}
        send={(assignee, attempt) => assign({ kind: row.kind, id: row.id, assignee }, attempt)}
      />
      <Notes row={row} />
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
