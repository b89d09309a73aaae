import type { Pool, PoolClient } from 'pg'

/** A file is kept in pieces of so many bytes: one of them is all that a process is busy with at a time, for a few milliseconds. */
const PIECE_BYTES = 512 * 1024

/** Keeps the file of a statement until it has been read. */
export const keepFile = async (client: PoolClient, id: string, content: Uint8Array): Promise<void> => {
  for (let from = 0; from < content.length; from += PIECE_BYTES)
    await client.query(
      'insert into private.statement_file_pieces (statement_id, begins_at, content) values ($1, $2, $3)',
      [id, from, content.subarray(from, from + PIECE_BYTES)],
    )
}

/** The file of a statement, put together from its pieces. */
export const fileOf = async (db: Pool, id: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { rows } = await db.query<{ begins_at: number; length: number }>(
    `select begins_at, octet_length(content) as length from private.statement_file_pieces
     where statement_id = $1 order by begins_at`,
    [id],
  )
  const content = new Uint8Array(rows.reduce((sum, { length }) => sum + length, 0))
  for (const { begins_at: at } of rows) {
    const piece = await db.query<{ content: Buffer }>(
      'select content from private.statement_file_pieces where statement_id = $1 and begins_at = $2',
      [id, at],
    )
    if (piece.rows[0]) content.set(piece.rows[0].content, at)
    // Another worker has read the file meanwhile.
    else throw gone()
  }
  // An empty file would be refused, and the statement with it.
  if (content.length === 0) throw gone()
  return content
}

const gone = () => new Error('the file of a statement is gone')
