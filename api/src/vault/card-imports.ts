/** Files of card logs that are being booked, until they are. */

import type { Db } from '@strongroom/projections/queries'

/** A file of card logs that is being booked. */
export type KeptImport = {
  readonly id: string
  /** The administrator's uid. */
  readonly entered_by: string
  /** Whether its rows may be purchases and credits only. */
  readonly only_spend: boolean
  /** All that the file has. */
  readonly rows: number
  readonly begun_at: Date
}

/** Bytes that are written at once: more would hold others up. */
const pieceBytes = 1024 * 1024

/** When it is due (`Job.due`). */
export const cardImportsDue = 'select min(begun_at) from private.card_imports'

/** Keeps a file, whole once the row of the import is there; again, it changes nothing. */
export const keep = async (
  db: Db,
  { id, entered_by, only_spend, rows, begun_at }: KeptImport,
  csv: string,
): Promise<void> => {
  const bytes = Buffer.from(csv)
  for (let at = 0; at * pieceBytes < bytes.length; at++)
    await db.query('insert into private.card_import_pieces values ($1, $2, $3) on conflict do nothing', [
      id,
      at,
      bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes),
    ])
  await db.query('insert into private.card_imports values ($1, $2, $3, $4, $5) on conflict do nothing', [
    id,
    entered_by,
    only_spend,
    rows,
    begun_at,
  ])
}

/** The oldest first. */
export const all = async (db: Db): Promise<readonly KeptImport[]> =>
  (await db.query<KeptImport>('select * from private.card_imports order by begun_at, id')).rows

/** The file of an import, of all its pieces. */
export const csvOf = async (db: Db, id: string): Promise<string> => {
  const { rows } = await db.query<{ csv: Buffer }>(
    'select csv from private.card_import_pieces where import_id = $1 order by at',
    [id],
  )
  return Buffer.concat(rows.map(({ csv }) => csv)).toString()
}

/** Forgets an import and its file. */
export const forget = async (db: Db, id: string): Promise<void> => {
  await db.query('delete from private.card_import_pieces where import_id = $1', [id])
  await db.query('delete from private.card_imports where id = $1', [id])
}
