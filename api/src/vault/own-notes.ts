/** Members' own notes beside lines of their statements. They may name people, so they are not in the log. */

import type { Db } from '@strongroom/projections/queries'

/** Keeps a note in place of the one before; an empty one takes it away. */
export const save = async (db: Db, uid: string, line: string, note: string): Promise<void> => {
  await (note === ''
    ? db.query('delete from private.own_notes where uid = $1 and line = $2', [uid, line])
    : db.query(
        `insert into private.own_notes (uid, line, note) values ($1, $2, $3)
         on conflict (uid, line) do update set (note, noted_at) = (excluded.note, now())`,
        [uid, line, note],
      ))
}

/** A member's own note of a line; null where there is none. */
export const of = async (db: Db, uid: string, line: string): Promise<string | null> => {
  const { rows } = await db.query<{ note: string }>(
    'select note from private.own_notes where uid = $1 and line = $2',
    [uid, line],
  )
  return rows[0]?.note ?? null
}
