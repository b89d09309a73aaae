/**
 * The worth each administrator has adjusted or credited without a second one, by day (UTC).
 * The database counts it, so that several adjustments at once cannot pass the limit.
 */

import type { Db } from '@strongroom/projections/queries'
import { matchesOne, run } from './run.ts'

/** `entry`: what administrators enter by hand; `claim`: what members claim; `award`: of invite codes. Each is counted by itself. */
export type Counted = 'entry' | 'claim' | 'award'

type Share = {
  readonly uid: string
  readonly day: string
  readonly worth: string
  readonly counted: Counted
}

/** Counts an adjustment. False, and nothing counted, when the day's would then be worth more than `most`. */
export const take = (db: Db, { uid, day, worth, counted }: Share, most: string): Promise<boolean> =>
  matchesOne(
    db,
    `insert into private.adjusted_alone as share (uid, day, worth, counted)
       select $1, $2, $3::numeric, $5 where $3::numeric <= $4::numeric
     on conflict (uid, day, counted) do update set worth = share.worth + $3::numeric
     where share.worth + $3::numeric <= $4::numeric`,
    [uid, day, worth, most, counted],
  )

/** Gives back what was counted for an adjustment that was refused after all. */
export const giveBack = (db: Db, { uid, day, worth, counted }: Share): Promise<void> =>
  run(
    db,
    'update private.adjusted_alone set worth = worth - $3::numeric where uid = $1 and day = $2 and counted = $4',
    [uid, day, worth, counted],
  )
