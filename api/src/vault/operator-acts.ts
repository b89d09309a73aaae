/** The acts of operators on read models, parked streams and outboxes. */

import { ask, type Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { run } from './run.ts'

/** Something that an operator has done. `at` is ISO, UTC. */
export type OperatorActRow = {
  readonly id: string
  readonly at: string
  readonly by_uid: string
  readonly act: wire.OperatorAct['act']
  readonly subject: string
  readonly details: string
}

const SHOWN = 50

/** Notes an act of an operator. */
export const note = (
  db: Db,
  by: string,
  act: wire.OperatorAct['act'],
  subject: string,
  details = '',
): Promise<void> =>
  run(db, 'insert into private.operator_acts (by_uid, act, subject, details) values ($1, $2, $3, $4)', [
    by,
    act,
    subject,
    details,
  ])

/** The newest first. */
export const latest = (db: Db): Promise<readonly OperatorActRow[]> =>
  ask(
    db,
    `select id::text, by_uid, act, subject, details,
       to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from private.operator_acts order by operator_acts.id desc limit ${SHOWN}`,
    [],
  )
