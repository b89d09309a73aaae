import type { Pool } from 'pg'

/** Something a reaction has tried to do and could not; it tries again at ever longer intervals. */
export type Failing = {
  readonly reaction: string
  readonly stream: string
  readonly revision: number
  readonly tries: number
  readonly error: string
}

/** What reactions could not do so far, the oldest first. Nothing where no worker has ever been started. */
export const listFailing = async (pool: Pool): Promise<readonly Failing[]> => {
  const { rows } = await pool.query(`select to_regclass('reactions.todo') is not null as there`)
  if (!rows[0]?.there) return []
  const failing = await pool.query<Failing>(
    `select reaction, stream, revision, tries, coalesce(error, '') as error
     from reactions.todo where tries > 0 order by noted_at`,
  )
  return failing.rows
}
