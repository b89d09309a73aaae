/** Handles: names that members choose to be paid by. They name persons, so none is in the log. */

import type { Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import { first, run } from './run.ts'

/** Days from one choice to the next. */
export const handleRestDays = 30

/** A handle as it is compared: `ben.o`, `ben_o` and `beno` are one. */
export const handleKey = (handle: string): string => handle.replaceAll(/[._]/g, '')

/** A member's handle, and from when (ISO, UTC) another can be chosen; null for at once. */
export type OwnHandle = { readonly handle: string | null; readonly changeableFrom: string | null }

/** The handle of a member; none, free to choose, where they never had one. */
export const of = async (db: Db, uid: string): Promise<OwnHandle> => {
  const found = await first<OwnHandle>(
    db,
    `select max(handle) filter (where left_at is null) as handle,
       to_char(nullif(greatest(max(greatest(taken_at, left_at)) + make_interval(days => ${handleRestDays}), now()), now())
         at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changeableFrom"
     from private.handles where uid = $1`,
    [uid],
  )
  return found ?? { handle: null, changeableFrom: null }
}

/** The outcome of a choice: `until` is the ISO time from which another can be chosen. */
export type Taken =
  | { readonly kind: 'taken' | 'chosen' }
  | { readonly kind: 'lately'; readonly until: string }

/**
 * Gives a member a handle in place of the one they have. Refused where it is, or was, another member's, and for 30 days after the last
 * choice; the same one in another spelling can be had at any time.
 */
export const choose = (db: Pool, uid: string, handle: string): Promise<Taken> =>
  inTransaction(db, async client => {
    await client.query('select from private.members where uid = $1 for update', [uid])
    const now = await of(client, uid)
    const key = handleKey(handle)
    const isSame = now.handle !== null && handleKey(now.handle) === key
    if (!isSame && now.changeableFrom) return { kind: 'lately', until: now.changeableFrom }
    // The key is claimed as one that was left: a member has one handle at a time, and keeps theirs where the claim fails.
    const { rowCount } = await client.query(
      `insert into private.handles as h (key, handle, uid, left_at) values ($1, $2, $3, now())
       on conflict (key) do update set handle = excluded.handle where h.uid = excluded.uid`,
      [key, handle, uid],
    )
    if (rowCount !== 1) return { kind: 'taken' }
    if (isSame) return { kind: 'chosen' }
    await leave(client, uid)
    await client.query('update private.handles set taken_at = now(), left_at = null where key = $1', [key])
    return { kind: 'chosen' }
  })

/** Leaves a member without a handle; the one they had is given to nobody else. */
export const leave = (db: Db, uid: string): Promise<void> =>
  run(db, 'update private.handles set left_at = now() where uid = $1 and left_at is null', [uid])
