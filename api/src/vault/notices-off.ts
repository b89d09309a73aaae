/** The kinds of notices that members have switched off. A member who wants all of them has no row. */

import { ask, type Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'

/** One cell of the table of notices. */
export type NoticePlace = { readonly kind: wire.NoticeKind; readonly channel: wire.NoticeChannel }

/** The kinds of notices that a member has switched off, each with its channel. */
export const of = (db: Db, uid: string): Promise<readonly NoticePlace[]> =>
  ask<NoticePlace>(db, 'select kind, channel from private.notices_off where uid = $1', [uid])

/** Whether a member wants notices of a kind on a channel. */
export const isOn = async (db: Db, uid: string, { kind, channel }: NoticePlace): Promise<boolean> => {
  const { rowCount } = await db.query(
    'select from private.notices_off where uid = $1 and kind = $2 and channel = $3',
    [uid, kind, channel],
  )
  return rowCount === 0
}

/** Switches notices of a kind on a channel on or off. */
export const set = async (
  db: Db,
  uid: string,
  { kind, channel, on }: NoticePlace & { readonly on: boolean },
): Promise<void> => {
  await db.query(
    on
      ? 'delete from private.notices_off where uid = $1 and kind = $2 and channel = $3'
      : 'insert into private.notices_off (uid, kind, channel) values ($1, $2, $3) on conflict do nothing',
    [uid, kind, channel],
  )
}
