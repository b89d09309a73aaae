/** The proof that is being made, for screens in other processes. A row that cannot be written holds no proof up. */

import { ask, type Db } from '@strongroom/projections/queries'
import { run } from './run.ts'

/** How far a proof of liabilities has come: first in `reading` the log's events, then in `keeping` the trees' nodes. */
export type LiabilitiesProgress = {
  readonly step: 'reading' | 'keeping'
  readonly done: number
  readonly total: number
  readonly perSecond: number
}

/** Of a proof that was killed, progress is still in the table: it is shown for this long. */
const STALE = '1 minute'

/** Number of events that the furthest read model has taken: about as many as the log has. */
export const events = async (db: Db): Promise<number> => {
  const [found] = await ask<{ events: number }>(
    db,
    `select coalesce(max(events), 0)::float8 as events from views.checkpoint where generation = 'live'`,
  )
  return found?.events ?? 0
}

/** Notes how far the proof under way has come. */
export const note = (
  db: Db,
  proofId: string,
  { step, done, total, perSecond }: LiabilitiesProgress,
): Promise<void> =>
  run(
    db,
    `insert into work.liabilities_progress as known (proof_id, step, done, total, per_second)
     values ($1, $2, $3, $4, $5)
     on conflict (singleton) do update set proof_id = $1, step = $2, done = $3, total = $4, per_second = $5,
       noted_at = now(), began_at = case when known.proof_id = $1 then known.began_at else now() end`,
    [proofId, step, done, total, perSecond],
  )

/** Forgets the progress of a proof that is over. */
export const clear = (db: Db, proofId: string): Promise<void> =>
  run(db, 'delete from work.liabilities_progress where proof_id = $1', [proofId])

/** How far the proof under way has come; undefined when none has said so for a minute. */
export const read = async (
  db: Db,
): Promise<(LiabilitiesProgress & { readonly began_at: string }) | undefined> => {
  const [found] = await ask<LiabilitiesProgress & { readonly began_at: string }>(
    db,
    `select step, done, total, per_second as "perSecond", began_at from work.liabilities_progress
     where noted_at > now() - $1::interval`,
    [STALE],
  )
  return found
}
