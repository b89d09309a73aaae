import type { Pool, QueryResultRow } from 'pg'

/** Something a reaction has tried to do and could not; it tries again at ever longer intervals. */
export type Failing = {
  readonly reaction: string
  readonly stream: string
  readonly revision: number
  readonly tries: number
  readonly error: string
}

/** Work that reactions could not do so far, the oldest first. Nothing where no worker has ever been started. */
export const listFailing = (db: Pool): Promise<readonly Failing[]> =>
  select(
    db,
    `select reaction, stream, revision, tries, coalesce(error, '') as error from failing order by noted_at`,
  )

/** How much each reaction could not do so far; those that could do everything are left out. */
export const countFailing = (
  db: Pool,
): Promise<readonly { readonly reaction: string; readonly n: number }[]> =>
  select(db, 'select reaction, count(*)::int as n from failing group by reaction')

/** Makes failed work due at once; answers whether there is such work. */
export const tryAgain = async (
  db: Pool,
  { reaction, stream, revision }: Pick<Failing, 'reaction' | 'stream' | 'revision'>,
): Promise<boolean> => {
  const all = await listFailing(db)
  if (!all.some(each => each.reaction === reaction && each.stream === stream && each.revision === revision))
    return false
  await db.query(
    'update reactions.todo set due_at = now() where reaction = $1 and stream = $2 and revision = $3',
    [reaction, stream, revision],
  )
  return true
}

/** The table is the workers' own, and not there before any worker has been. */
const select = async <Row extends QueryResultRow>(db: Pool, query: string): Promise<readonly Row[]> => {
  const { rows } = await db.query(`select to_regclass('reactions.todo') is not null as there`)
  if (!rows[0]?.there) return []
  const found = await db.query<Row>(`with failing as (select * from reactions.todo where tries > 0) ${query}`)
  return found.rows
}
