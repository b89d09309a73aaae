/** Details of card logs, which can be erased while the books stay whole. */

import type { Db } from '@strongroom/projections/queries'
import { run } from './run.ts'

/** The personal side of a card log: where and what for. */
export type CardLogDetails = {
  readonly purchased_on: string
  readonly merchant: string
  readonly description: string
  readonly mcc: string
  readonly memo: string
}

const fields = ['purchased_on', 'merchant', 'description', 'mcc', 'memo'] as const

/** Details that are written at once: to make one statement of ten thousand holds others up. */
const keptAtOnce = 500

/** Keeps the details of logs that are about to be booked. */
export const keep = async (
  db: Db,
  logs: readonly ({ readonly logId: string; readonly uid: string } & CardLogDetails)[],
): Promise<void> => {
  const columns = ['logId', 'uid', ...fields] as const
  for (let from = 0; from < logs.length; from += keptAtOnce) {
    const part = logs.slice(from, from + keptAtOnce)
    await db.query(
      `insert into private.card_log_details (log_id, uid, ${fields.join(', ')})
       select * from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
       on conflict (log_id) do update set uid = excluded.uid,
         ${fields.map(field => `${field} = excluded.${field}`).join(', ')}`,
      columns.map(column => part.map(log => log[column])),
    )
  }
}

/** Forgets the details of logs that were not booked after all. */
export const forget = (db: Db, logIds: readonly string[]): Promise<void> =>
  run(db, 'delete from private.card_log_details where log_id = any($1::uuid[])', [logIds])

/** The details of card logs, by the ids of the logs. */
export const of = async (db: Db, logIds: readonly string[]): Promise<ReadonlyMap<string, CardLogDetails>> => {
  if (logIds.length === 0) return new Map()
  const { rows } = await db.query<CardLogDetails & { log_id: string }>(
    `select log_id::text, ${fields.join(', ')} from private.card_log_details where log_id = any($1::uuid[])`,
    [logIds],
  )
  return new Map(rows.map(row => [row.log_id, row]))
}
