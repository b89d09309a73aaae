/** The times in which a part of the service was late or did not work. */

import type { Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import type { Pool } from 'pg'
import { run } from './run.ts'
import { selectPrivate } from './tables.ts'

const days = '90 days'
const incidents = selectPrivate('service_incidents', ['part', 'state', 'began_at', 'ended_at'])

type Found = readonly (readonly [wire.ServicePart, wire.PartState])[]
const columnsOf = (found: Found) => [found.map(([part]) => part), found.map(([, state]) => state)] as const

/** Those of the last ninety days, the newest first. */
export const latest = (db: Db) =>
  incidents(
    db,
    `where ended_at is null or ended_at > now() - interval '${days}' order by began_at desc, part limit 200`,
  )

/** Ends those that are over, begins new ones, and forgets those of old. A part that is down after it was late has two. */
export const note = (db: Pool, found: Found): Promise<void> =>
  inTransaction(db, async client => {
    await run(client, `delete from private.service_incidents where ended_at < now() - interval '${days}'`)
    await run(
      client,
      `update private.service_incidents i set ended_at = now()
       from unnest($1::text[], $2::text[]) as found (part, state)
       where i.part = found.part and i.ended_at is null and i.state <> found.state`,
      columnsOf(found),
    )
    await run(
      client,
      `insert into private.service_incidents (part, state, began_at)
       select part, state, now() from unnest($1::text[], $2::text[]) as found (part, state) where state <> 'works'
       on conflict (part) where ended_at is null do nothing`,
      columnsOf(found),
    )
  })

/** Writes down a time that has ended and in which nothing was noted; what was noted as open then, stays so. */
export const noteMissed = (db: Db, beganAt: string, found: Found): Promise<void> =>
  run(
    db,
    `insert into private.service_incidents (part, state, began_at, ended_at)
     select found.part, found.state, $3, now() from unnest($1::text[], $2::text[]) as found (part, state)
     where state <> 'works' and not exists (
       select from private.service_incidents i where i.part = found.part and i.ended_at is null)`,
    [...columnsOf(found), beganAt],
  )
