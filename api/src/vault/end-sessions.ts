/** How sessions end. With each go the push messages to its browser. */

import type { Db } from '@strongroom/projections/queries'
import { run } from './run.ts'

/** Ends one session of a member's own. */
export const end = (db: Db, uid: string, id: string): Promise<void> =>
  run(
    db,
    `with silent as (delete from private.push_subscriptions where uid = $1 and session = decode($2, 'hex'))
     delete from private.sessions where uid = $1 and hash = decode($2, 'hex')`,
    [uid, id],
  )

/** Ends a session by its id. */
export const revoke = (db: Db, id: string): Promise<void> =>
  run(
    db,
    `with silent as (delete from private.push_subscriptions where session = decode($1, 'hex'))
     delete from private.sessions where hash = decode($1, 'hex')`,
    [id],
  )

/** SQL: browsers of member `$1` take no more messages, but that of session `$2`; those too whose session has run out. */
const silencing = `with silent as (
  delete from private.push_subscriptions where uid = $1 and session is distinct from decode($2, 'hex'))`

/** Ends a member's sessions but one, in the transaction of what they end for: a process that has seen one goes by it a second longer. */
export const endOthers = (db: Db, uid: string, kept: string | null): Promise<void> =>
  run(
    db,
    `${silencing} delete from private.sessions where uid = $1 and hash is distinct from decode($2, 'hex')`,
    [uid, kept],
  )

/** Ends a member's sessions so that each still says why: the account is disabled. */
export const disableAll = (db: Db, uid: string): Promise<void> =>
  run(db, `${silencing} update private.sessions set disabled = true where uid = $1`, [uid, null])

/** Ends all of a member's sessions, as `endOthers`. */
export const revokeAll = (db: Db, uid: string): Promise<void> => endOthers(db, uid, null)
