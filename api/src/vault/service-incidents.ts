/** The times in which a part of the service was late or did not work. */

import type { Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { run } from './run.ts'
import { selectPrivate } from './tables.ts'

const days = '90 days'
const incidents = selectPrivate('service_incidents', ['part', 'state', 'began_at', 'ended_at'])

type Found = readonly (readonly [wire.ServicePart, wire.PartState])[]
const columnsOf = (found: Found) => [found.map(([part]) => part), found.map(([, state]) => state)] as const

/** Those of the last ninety days: the open ones, then the newest. */
export const latest = (db: Db) =>
  incidents(
    db,
    `where ended_at is null or ended_at > now() - interval '${days}'
     order by ended_at is null desc, began_at desc, part limit 200`,
  )

/** The parts that this look and the one before it found in the same state, since the first that did. */
const agreed = `(select part, state, looks.since from unnest($1::text[], $2::text[]) as found (part, state)
  join work.service_looks looks using (part, state)) as agreed`

/** An incident that comes back within that time is the same. */
const restless = '5 minutes'

/**
 * Ends those that are over, begins new ones, and forgets those of old, where two looks in succession agree: one alone may have been unlucky.
 * A part that is down after it was late has two.
 */
export const note = async (client: Db, found: Found): Promise<void> => {
  await run(client, `delete from private.service_incidents where ended_at < now() - interval '${days}'`)
  await run(
    client,
    `update private.service_incidents i set ended_at = greatest(i.began_at, agreed.since) from ${agreed}
     where i.part = agreed.part and i.ended_at is null and i.state <> agreed.state`,
    columnsOf(found),
  )
  await run(
    client,
    `update private.service_incidents i set ended_at = null from ${agreed}
     where i.part = agreed.part and i.state = agreed.state and i.ended_at > agreed.since - interval '${restless}'
       and i.id in (select distinct on (part) id from private.service_incidents order by part, began_at desc, id desc)`,
    columnsOf(found),
  )
  await run(
    client,
    `insert into private.service_incidents (part, state, began_at)
     select part, state, since from ${agreed} where state <> 'works'
     on conflict (part) where ended_at is null do nothing`,
    columnsOf(found),
  )
  await run(
    client,
    `insert into work.service_looks as last (part, state, since)
     select part, state, now() from unnest($1::text[], $2::text[]) as found (part, state)
     on conflict (part) do update set state = excluded.state, since = excluded.since
     where last.state <> excluded.state`,
    columnsOf(found),
  )
}

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
