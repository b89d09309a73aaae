/** Assignments and notes of cases. */

import { ask, type Db, type Selected } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { run } from './run.ts'
import { selectPrivate } from './tables.ts'

/** Work that administrators share out: cases that they decide, and questions that they answer. */
type WorkKind = wire.CaseKind | 'question'

/** A case, by its kind and id; `uid` is its member, with whom what is kept about it goes. */
export type KnownCase = { readonly kind: WorkKind; readonly id: string; readonly uid: string | null }

const notes = selectPrivate('case_notes', ['id::text', 'note', 'noted_by::text', 'mentions', 'noted_at'])

/** A note on a case: its author and whom it names, by user ID. */
export type NoteRow = Selected<typeof notes>

/** The assignment and the notes of one case. */
export type WorkRow = {
  readonly kind: WorkKind
  readonly case_id: string
  readonly assignee: string | null
  readonly notes: number
}

/** Assigns a case to an administrator, in place of another. */
export const assign = (db: Db, { kind, id, uid }: KnownCase, assignee: string, by: string): Promise<void> =>
  run(
    db,
    `insert into private.case_assignments (kind, case_id, uid, assignee, assigned_by) values ($1, $2, $3, $4, $5)
     on conflict (kind, case_id) do update
       set (assignee, assigned_by, assigned_at) = (excluded.assignee, excluded.assigned_by, now())`,
    [kind, id, uid, assignee, by],
  )

/** Whether a case is assigned to an administrator. */
export const isAssigned = async (db: Db, { kind, id }: Pick<KnownCase, 'kind' | 'id'>): Promise<boolean> => {
  const found = await ask(
    db,
    'select assignee::text from private.case_assignments where kind = $1 and case_id = $2',
    [kind, id],
  )
  return found.length > 0
}

/** Takes the assignment of a case away. */
export const release = (db: Db, { kind, id }: KnownCase): Promise<void> =>
  run(db, 'delete from private.case_assignments where kind = $1 and case_id = $2', [kind, id])

/** Adds a note to a case. */
export const note = (
  db: Db,
  { kind, id, uid }: KnownCase,
  {
    note,
    mentions,
    by,
  }: { readonly note: string; readonly mentions: readonly string[]; readonly by: string },
): Promise<void> =>
  run(
    db,
    `insert into private.case_notes (kind, case_id, uid, note, noted_by, mentions) values ($1, $2, $3, $4, $5, $6)`,
    [kind, id, uid, note, by, mentions],
  )

/** The notes of a case, the oldest first, for an administrator to read: none where the case is the reader's own. */
export const notesOf = (db: Db, kind: WorkKind, id: string, reader: string): Promise<readonly NoteRow[]> =>
  notes(
    db,
    'where kind = $1 and case_id = $2 and case_notes.uid is distinct from $3 order by case_notes.id limit 500',
    [kind, id, reader],
  )

/** The assignments and notes of some cases; nothing for one without assignment or note. */
export const of = (db: Db, cases: readonly Pick<KnownCase, 'kind' | 'id'>[]): Promise<readonly WorkRow[]> =>
  ask(
    db,
    `select asked.kind, asked.id as case_id, a.assignee::text as assignee,
       (select count(*)::int from private.case_notes n where n.kind = asked.kind and n.case_id = asked.id) as notes
     from unnest($1::text[], $2::text[]) as asked (kind, id)
     left join private.case_assignments a on a.kind = asked.kind and a.case_id = asked.id`,
    [cases.map(({ kind }) => kind), cases.map(({ id }) => id)],
  )
