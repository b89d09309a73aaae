import type { Condition } from '../../queries/list.ts'
import type { PeriodRow } from '../periods/queries.ts'

/** The event that a reversal takes back, in the same member's stream, was booked in the month. */
const reversedIn = `exists (
  select from views.events reversal
  join views.events original on original.uid = reversal.uid and original.number < reversal.number
    and (original.id = reversal.data::jsonb ->> 'eventId'
      or (original.type = 'CardLogBooked' and original.data::jsonb ->> 'logId' = reversal.data::jsonb ->> 'logId'))
  where reversal.number = postings.number and original.created_at >= ?::timestamptz and original.created_at < ?::timestamptz)`

/**
 * Entries that belong to a closed month and are not in its trial balance: booked in it and in the log only after it was closed, or
 * booked after it was over and about it, by the month that the entry names or because it takes back an entry of the month.
 */
export const lateIn = ({ month, events }: Pick<PeriodRow, 'month' | 'events'>): Condition => {
  const [begin, end] = boundsOf(month)
  return {
    sql: `((at >= ?::timestamptz and at < ?::timestamptz and number > ?)
      or (month = ? and (at >= ?::timestamptz or number > ?))
      or (type in ('MovementReversed', 'CardLogReversed') and (at >= ?::timestamptz or number > ?) and ${reversedIn}))`,
    values: [begin, end, events, month, end, events, end, events, begin, end],
  }
}

/** The first moments of a month and of the next, in UTC. */
export const boundsOf = (month: string): readonly [begin: string, end: string] => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  const at = (months: number) => new Date(Date.UTC(year, months, 1)).toISOString()
  return [at(number - 1), at(number)]
}
