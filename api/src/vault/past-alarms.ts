/** Findings about the books that operators were told of and that are gone. */

import type { Db } from '@strongroom/projections/queries'
import { selectPrivate } from './tables.ts'

const past = selectPrivate('past_alarms', ['finding', 'found_at', 'gone_at'])

/** Those that went in the last ninety days, the latest first. */
export const latest = (db: Db) =>
  past(db, `where gone_at > now() - interval '90 days' order by gone_at desc, id desc limit 100`)
