/** The prices that a process of the platform goes by. */

import { type PriceSource, pricesOf } from '@strongroom/projections/catalogue'
import type { Db } from '@strongroom/projections/queries'
import { firstOf } from './run.ts'
import { selectPrivate } from './tables.ts'

const keys = selectPrivate('platform_keys', ['since'])

type Needs = Parameters<typeof pricesOf>[0] & { readonly db: Db }

/**
 * Prices by the configuration. Those of a demo are of the day on which its platform was made, which has its `SECRET_KEY` since its first
 * start; it is looked up once.
 */
export const platformPrices = ({ config, now, logger, db }: Needs): PriceSource => {
  let known: string | undefined
  const madeAt = async () => {
    known ??= (await firstOf(keys(db, `where name = 'SECRET_KEY'`)))?.since
    return known ?? now().toISOString()
  }
  return pricesOf({ config, now, logger, madeAt })
}
