import { ask, type Db } from '@strongroom/projections/queries'

/** Requests of members that are kept in `private`: where, which of them wait, and the column of when they were made. All our own text. */
type Requests = { readonly table: string; readonly waiting: string; readonly since: string }
/** How many requests wait, and since when the oldest has; null while none does. */
export type WaitingRequests = { readonly count: number; readonly oldest_date: string | null }

/** The requests that wait for an administrator, whose own are left out. */
export const waitingRequests = async (
  db: Db,
  { table, waiting, since }: Requests,
  uid: string,
): Promise<WaitingRequests> => {
  const [found] = await ask<WaitingRequests>(
    db,
    `select count(*)::int as count, min(${since}) as oldest_date from ${table} where ${waiting} and uid::text <> $1`,
    [uid],
  )
  return found ?? { count: 0, oldest_date: null }
}
