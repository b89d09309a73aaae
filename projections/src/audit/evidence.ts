import type { Db } from '../queries/ask.ts'
import { equal } from '../queries/list.ts'
import { computed, select } from '../queries/select.ts'
import { type ExportedEvent, pagesOf } from './export.ts'

/** A stretch of the log, or of a member's events: their number, and the places of the first and the last one in the log, from 1. */
export type Evidence = {
  /** The member whose events they are; nothing for all members' and the house's. */
  readonly uid: string | undefined
  readonly count: number
  readonly first: number
  readonly last: number
}

type Asked = {
  readonly uid?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** How many events of the log are sealed: none behind them is looked at. */
  readonly size: number
}

const boundsOf = select('events', [], {
  first: computed<number>(
    "min(number) filter (where created_at >= coalesce($2::date::timestamp at time zone 'UTC', '-infinity'))",
  ),
  last: computed<number>(
    "max(number) filter (where created_at < coalesce(($3::date + 1)::timestamp at time zone 'UTC', 'infinity'))",
  ),
})

/**
 * The stretch of the events of a member, or of all, from the first of a day to the last of another (UTC, both included); nothing
 * where there are none. It leaves nothing of a stream out in between, whatever the clocks of two servers said.
 */
export const findEvidence = async (db: Db, { uid, from, to, size }: Asked): Promise<Evidence | undefined> => {
  const whose = uid === undefined ? '$1::text is null' : 'uid = $1'
  const bounds = boundsOf.as(`where ${whose} and number <= $4`)
  const stretch = select({ bounds }, ['bounds.first', 'bounds.last'], { count: computed<number>('count(*)') })
  const [found] = await stretch(
    db,
    `join views.events on ${whose} and number between first and last group by first, last`,
    [uid ?? null, from, to, size],
  )
  return found && { uid, ...found }
}

/** The events of a stretch, in the order of the log and a page at a time. */
export const evidenceEvents = (
  db: Db,
  { uid, first, last }: Evidence,
): AsyncGenerator<readonly ExportedEvent[]> =>
  pagesOf(db, [...equal('uid', uid), { sql: 'number between ? and ?', values: [first, last] }])
