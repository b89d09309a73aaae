import type { Views } from '@strongroom/projections'
import type { Pool } from 'pg'

/**
 * Notes how every read model stands and how large the log is, for the charts of operators, and forgets what is older than an
 * hour.
 */
export const noteFigures =
  ({ db, views }: { readonly db: Pool; readonly views: Pick<Views, 'status'> }) =>
  async (): Promise<void> => {
    const all = await views.status()
    await db.query(
      `insert into private.read_model_samples (projection, events, behind_events, behind_ms)
       select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) on conflict do nothing`,
      [
        all.map(({ projection }) => projection),
        all.map(({ events }) => events),
        all.map(({ eventsBehind }) => eventsBehind),
        all.map(({ behindMs }) => Math.round(behindMs)),
      ],
    )
    await db.query(`delete from private.read_model_samples where at < now() - interval '1 hour'`)
    await db.query(
      `insert into private.log_sizes (day, events, bytes)
       values ((now() at time zone 'utc')::date, $1, pg_total_relation_size(to_regclass('log.events')))
       on conflict (day) do update set events = excluded.events, bytes = excluded.bytes`,
      [Math.max(0, ...all.map(({ events }) => events))],
    )
  }
