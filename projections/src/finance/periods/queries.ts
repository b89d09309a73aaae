import type { Db } from '../../queries/ask.ts'
import { computed, type Selected, select } from '../../queries/select.ts'

const periods = select('periods')

/** A closed month: its entries are those of the first `events` events that were booked before it was over. */
export type PeriodRow = Selected<typeof periods>

/** Every closed month, the newest first. */
export const listPeriods = (db: Db): Promise<readonly PeriodRow[]> =>
  periods(db, 'order by month desc limit 1200')

/** A month, if it is closed. */
export const getPeriod = async (db: Db, month: string): Promise<PeriodRow | undefined> =>
  (await periods(db, 'where month = $1', [month]))[0]

const monthsOfPostings = select('postings', [], {
  month: computed<string>(`to_char(at at time zone 'UTC', 'YYYY-MM')`),
})

/** The month in which the first entry of the books was booked; nothing while there is none. */
export const firstMonth = async (db: Db): Promise<string | undefined> =>
  (await monthsOfPostings(db, 'order by number, leg limit 1'))[0]?.month
