import type { Db } from '../../queries/ask.ts'
import { actor } from '../../queries/event-columns.ts'
import { computed, type Selected, select } from '../../queries/select.ts'

const caseEvents = select({ c: 'case_events', e: 'events' }, ['e.id', 'e.type', 'e.created_at'], {
  ...actor,
  reason: computed<string | null>("data::json ->> 'reason'"),
})

/** An event of a case, with the reason that it gives. */
export type CaseEventRow = Selected<typeof caseEvents>

/** A fixed deposit of many months has an event for each of them; a case that is decided has a handful. */
const MOST = 100

/** The newest events of a case, in the order of the log. */
export const listCaseEvents = async (db: Db, caseId: string): Promise<readonly CaseEventRow[]> => {
  const newest = await caseEvents(
    db,
    `join views.events e on e.number = c.number where c.case_id = $1 order by c.number desc limit ${MOST}`,
    [caseId],
  )
  return newest.toReversed()
}
