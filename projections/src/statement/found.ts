import { ask, type Db } from '../queries/ask.ts'
import type { MovementRow } from './queries.ts'

/** So many of the newest lines are looked through for an amount: no index holds them. */
const AMOUNTS_AMONG = 100_000

/** Lines of any member by their ids, the newest first. At most `limit`. */
export const findMovementsOf = (
  db: Db,
  ids: readonly string[],
  limit: number,
): Promise<readonly MovementRow[]> =>
  ask<MovementRow>(
    db,
    `select * from views.movements where id = any($1) order by number desc, id limit ${limit}`,
    [ids],
  )

/** The newest lines of any member that moved or asked for an amount, a decimal string without a sign. At most `limit`. */
export const findMovementsOfAmount = (
  db: Db,
  amount: string,
  limit: number,
): Promise<readonly MovementRow[]> =>
  ask<MovementRow>(
    db,
    `select * from (
       select * from views.movements order by number desc limit ${AMOUNTS_AMONG}) latest
     where $1::numeric in (abs(amount), asked) order by number desc, id limit ${limit}`,
    [amount],
  )
