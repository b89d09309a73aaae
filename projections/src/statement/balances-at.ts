import { getHistoryStep, type PocketBalance } from '../audit/histories/queries.ts'
import type { Db } from '../queries/ask.ts'
import { beginningsOf, dayAfter } from './day-bounds.ts'

/** A member's balances at the end of a day, from the fold of their events. `number`: the last event counted; 0 before any. */
export type BalancesAt = { readonly number: number; readonly pockets: readonly PocketBalance[] }

/** Balances of each of a member's pockets at the end of a day in a time zone: where a statement of that day ends as well. */
export const balancesAtEndOf = async (
  db: Db,
  uid: string,
  { day, timeZone }: { readonly day: string; readonly timeZone: string },
): Promise<BalancesAt> => {
  const [end = 1] = await beginningsOf(db, uid, { days: [dayAfter(day)], timeZone })
  const step = await getHistoryStep(db, uid, { number: end - 1 })
  return { number: step?.number ?? 0, pockets: step?.balances ?? [] }
}
