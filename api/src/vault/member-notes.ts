import { ask, type Db } from '@strongroom/projections/queries'
import type { NoteRow } from './case-work.ts'

/** A note's text, the administrators it mentions, and its author. */
export type NewNote = { readonly note: string; readonly mentions: readonly string[]; readonly by: string }

/** Administrators' notes about members. They may name people, so they are not in the log. */
export const createMemberNotes = (db: Db) => ({
  add: async (uid: string, { note, mentions, by }: NewNote): Promise<void> => {
    await db.query(
      'insert into private.member_notes (uid, note, noted_by, mentions) values ($1, $2, $3, $4)',
      [uid, note, by, mentions],
    )
  },
  /** The notes about a member, the oldest first. */
  of: (uid: string): Promise<readonly NoteRow[]> =>
    ask(
      db,
      `select id::text, note, noted_by::text, mentions, noted_at from private.member_notes
       where uid = $1 order by member_notes.id limit 500`,
      [uid],
    ),
})
