/** Administrators' notes about members. They may name people, so they are not in the log. */

import type { Db } from '@strongroom/projections/queries'
import type { NoteRow } from './case-work.ts'
import { run } from './run.ts'
import { selectPrivate } from './tables.ts'

/** A note's text, the administrators it mentions, and its author. */
export type NewNote = { readonly note: string; readonly mentions: readonly string[]; readonly by: string }

/** Adds a note on a member. */
export const add = (db: Db, uid: string, { note, mentions, by }: NewNote): Promise<void> =>
  run(db, 'insert into private.member_notes (uid, note, noted_by, mentions) values ($1, $2, $3, $4)', [
    uid,
    note,
    by,
    mentions,
  ])

const notes = selectPrivate('member_notes', ['id::text', 'note', 'noted_by::text', 'mentions', 'noted_at'])

/** The notes about a member, the oldest first. */
export const of = (db: Db, uid: string): Promise<readonly NoteRow[]> =>
  notes(db, 'where uid = $1 order by member_notes.id limit 500', [uid])
