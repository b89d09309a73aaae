import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../client/may.ts'
import { Assignment } from '../../../platform/cases/admin/assignment.tsx'
import { NewNote, NoteList } from '../../../platform/cases/admin/note-list.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { assignSupport, noteSupport, supportNotesQuery } from './queries.ts'

/** Assignee of a case, and what administrators tell each other about it. Its member reads neither. */
export function SupportWork({ row }: { row: wire.AdminSupportCase }) {
  return useUserinfo()?.uid === row.uid ? null : <Work row={row} />
}

function Work({ row: { id, assignee } }: { row: wire.AdminSupportCase }) {
  const { data: notes = [] } = useQuery(supportNotesQuery(id))
  return (
    <div className="case-work">
      <Assignment
        assignee={assignee}
        mayAssign={may('support.assign')}
        send={(to, attempt) => assignSupport({ id, assignee: to }, attempt)}
      />
      <div className="stack gap-8 content-start">
        {notes.length > 0 && <NoteList notes={notes} />}
        {may('support.note') && <NewNote send={(given, attempt) => noteSupport({ id, ...given }, attempt)} />}
      </div>
    </div>
  )
}
