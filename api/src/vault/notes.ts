/** Administrators' notes beside lines of statements. They may name people, so they are not in the log. */

import type { Db } from '@strongroom/projections/queries'
import { run } from './run.ts'

/** Keeps the note of a line in place of the one before. */
export const save = (db: Db, uid: string, line: string, note: string, by: string): Promise<void> =>
  run(
    db,
    `insert into private.transaction_notes (uid, line, note, noted_by) values ($1, $2, $3, $4)
     on conflict (uid, line) do update set (note, noted_by, noted_at) = (excluded.note, excluded.noted_by, now())`,
    [uid, line, note, by],
  )

/** The note of a line; null where there is none. */
export const of = async (db: Db, uid: string, line: string): Promise<string | null> => {
  const { rows } = await db.query<{ note: string }>(
    'select note from private.transaction_notes where uid = $1 and line = $2',
    [uid, line],
  )
  return rows[0]?.note ?? null
}
