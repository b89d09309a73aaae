import { ask, type Db } from '../../queries/ask.ts'
import type { RowOf } from '../../rows.ts'

/** A closed month: its entries are those of the first `events` events that were booked before it was over. */
export type PeriodRow = RowOf<'periods'>

const columns = 'month, events::float8 as events, digest, closed_at, closed_by'

/** Every closed month, the newest first. */
export const listPeriods = (db: Db): Promise<readonly PeriodRow[]> =>
  ask<PeriodRow>(db, `select ${columns} from views.periods order by month desc limit 1200`)

/** A month, if it is closed. */
export const getPeriod = async (db: Db, month: string): Promise<PeriodRow | undefined> =>
  (await ask<PeriodRow>(db, `select ${columns} from views.periods where month = $1`, [month]))[0]

/** The month in which the first entry of the books was booked; nothing while there is none. */
export const firstMonth = async (db: Db): Promise<string | undefined> => {
  const found = await ask<{ month: string }>(
    db,
    `select to_char(at at time zone 'UTC', 'YYYY-MM') as month from views.postings order by number, leg limit 1`,
  )
  return found[0]?.month
}
