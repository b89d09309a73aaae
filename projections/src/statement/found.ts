import type { Db } from '../queries/ask.ts'
import { select, unionOf } from '../queries/select.ts'
import type { MovementRow } from './queries.ts'

/** Lines of any member by their ids, the newest first. At most `limit`. */
export const findMovementsOf = (
  db: Db,
  ids: readonly string[],
  limit: number,
): Promise<readonly MovementRow[]> =>
  select('movements')(db, `where id = any($1) order by number desc, id limit ${limit}`, [ids])

/** The newest lines of any member that moved or asked for an amount, a decimal string without a sign. At most `limit`. */
export const findMovementsOfAmount = (
  db: Db,
  amount: string,
  limit: number,
): Promise<readonly MovementRow[]> =>
  unionOf<MovementRow>(
    ['abs(amount) = $1::numeric', 'asked = $1::numeric and abs(amount) <> $1::numeric'].map(
      where => [select('movements'), `where ${where} order by number desc limit ${limit}`] as const,
    ),
    `order by number desc, id limit ${limit}`,
  )(db, [amount])
