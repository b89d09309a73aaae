import { getHistoryStep, type PocketBalance } from '../audit/histories/queries.ts'
import { ask, type Db } from '../queries/ask.ts'

/** A member's balances at the end of a day, from the fold of their events. `number`: the last event counted; 0 before any. */
export type BalancesAt = { readonly number: number; readonly pockets: readonly PocketBalance[] }

/** What was in each of a member's pockets when a day of a time zone ended. */
export const balancesAtEndOf = async (
  db: Db,
  uid: string,
  { day, timeZone }: { readonly day: string; readonly timeZone: string },
): Promise<BalancesAt> => {
  const [found] = await ask<{ number: number | null }>(
    db,
    `select max(number) as number from views.events
     where uid = $1 and created_at < (($2::date + 1)::timestamp at time zone $3)`,
    [uid, day, timeZone],
  )
  const step = found?.number == null ? undefined : await getHistoryStep(db, uid, { number: found.number })
  return { number: step?.number ?? 0, pockets: step?.balances ?? [] }
}
