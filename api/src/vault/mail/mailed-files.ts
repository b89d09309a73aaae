import { randomUUID } from 'node:crypto'
import type { Db } from '@strongroom/projections/queries'

/** The type of a mailed CSV file. */
export const csvType = 'text/csv; charset=UTF-8'

/** Keeps a file for a mail, part by part as it is made; it is for `Mail.file`. */
export const keepMailedFile = async (
  db: Db,
  name: string,
  parts: AsyncIterable<string>,
): Promise<{ readonly id: string; readonly name: string }> => {
  const id = randomUUID()
  let part = 0
  for await (const content of parts)
    await db.query('insert into private.mailed_files (id, part, content) values ($1, $2, $3)', [
      id,
      part++,
      content,
    ])
  return { id, name }
}

/** The parts of a kept file, one at a time. */
export async function* partsOf(db: Db, id: string): AsyncGenerator<string> {
  for (let part = 0; ; part++) {
    const { rows } = await db.query<{ content: string }>(
      'select content from private.mailed_files where id = $1 and part = $2',
      [id, part],
    )
    if (!rows[0]) return
    yield rows[0].content
  }
}
