import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../client/may.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { NewNote, NoteList } from '../../../platform/cases/admin/note-list.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { memberNotesQuery, noteMember } from './member-queries.ts'

/** Administrators' notes about a member, not for the member. They are kept apart from the log and erased with the member. */
export function MemberNotes({ uid }: { uid: string }) {
  const { t } = useLingui()
  const isOwn = useUserinfo()?.uid === uid
  const query = useQuery(memberNotesQuery(uid))
  return (
    <Panel title={t`Notes`}>
      <div className="stack gap-12 max-720">
        {!query.data ? (
          <WaitingInside query={query} />
        ) : query.data.length === 0 ? (
          <EmptyState title={t`No note yet`} />
        ) : (
          <NoteList notes={query.data} />
        )}
        {may('account.noteMember') && !isOwn && (
          <NewNote send={(given, attempt) => noteMember({ uid, ...given }, attempt)} />
        )}
      </div>
    </Panel>
  )
}
