import { ask, type Db } from '../../queries/ask.ts'

/** An event of a case, with the reason that it gives. */
export type CaseEventRow = {
  readonly id: string
  readonly type: string
  readonly actor_kind: 'member' | 'admin' | 'system'
  readonly actor_id: string
  readonly reason: string | null
  readonly created_at: string
}

/** A fixed deposit of many months has an event for each of them; a case that is decided has a handful. */
const MOST = 100

/** The newest events of a case, in the order of the log. */
export const listCaseEvents = async (db: Db, caseId: string): Promise<readonly CaseEventRow[]> => {
  const newest = await ask<CaseEventRow>(
    db,
    `select e.id, e.type, e.created_at, e.metadata::json #>> '{actor,kind}' as actor_kind,
       e.metadata::json #>> '{actor,id}' as actor_id, e.data::json ->> 'reason' as reason
     from views.case_events c join views.events e on e.number = c.number
     where c.case_id = $1
     order by c.number desc limit ${MOST}`,
    [caseId],
  )
  return newest.toReversed()
}
