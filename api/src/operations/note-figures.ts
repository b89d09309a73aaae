import type { Views } from '@strongroom/projections'
import type { Pool } from 'pg'
import { noteTurn, turnAfter } from '../vault/turns.ts'

/** How often it is noted how read models stand while something moves, in milliseconds. */
export const FIGURES_MS = 10_000
/** While nothing does. */
const AT_REST = '10 minutes'

/** Soon after something has moved or while a read model is behind, else seldom. */
export const figuresDue = `
  select case when exists (
    select from views.checkpoint where generation = 'live'
      and (moved_at > ${turnAfter('note-figures', '0')} or position <> (select head from given)))
  then ${turnAfter('note-figures', `${FIGURES_MS} milliseconds`)} else ${turnAfter('note-figures', AT_REST)} end`

/**
 * Notes how each read model stands that stands otherwise than noted last, and how large the log is, for the charts of operators, and
 * forgets what is older than a week, but for the last of each; of what is older than an hour, the worst and the last
 * of each quarter stay: the last is how it stood from then on.
 */
export const noteFigures =
  ({ db, views }: { readonly db: Pool; readonly views: Pick<Views, 'status'> }) =>
  async (): Promise<void> => {
    const all = await views.status()
    await db.query(
      `insert into private.read_model_samples (projection, events, behind_events, behind_ms)
       select new.* from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) as new (projection, events, behind_events, behind_ms)
       where not exists (
         select from (
           select * from private.read_model_samples s where s.projection = new.projection order by at desc limit 1) last
         where (last.events, last.behind_events, last.behind_ms) = (new.events, new.behind_events, new.behind_ms))
       on conflict do nothing`,
      [
        all.map(({ projection }) => projection),
        all.map(({ events }) => events),
        all.map(({ eventsBehind }) => eventsBehind),
        all.map(({ behindMs }) => Math.round(behindMs)),
      ],
    )
    await db.query(
      `with quarters as (
         select *, row_number() over (quarter order by behind_ms desc, at desc) as by_lag, row_number() over (quarter order by at desc) as by_time
         from private.read_model_samples where at between now() - interval '1 day' and now() - interval '1 hour'
         window quarter as (partition by projection, date_bin('15 minutes', at, to_timestamp(0))))
       delete from private.read_model_samples old using quarters q
       where (old.projection, old.at) = (q.projection, q.at) and q.by_lag > 1 and q.by_time > 1`,
    )
    await db.query(
      `delete from private.read_model_samples old where at < now() - interval '7 days'
         and exists (select from private.read_model_samples s where s.projection = old.projection and s.at > old.at)`,
    )
    await db.query(
      `insert into private.log_sizes as known (day, events, bytes)
       values ((now() at time zone 'utc')::date, $1, pg_total_relation_size(to_regclass('log.events')))
       on conflict (day) do update set events = excluded.events, bytes = excluded.bytes
         where (known.events, known.bytes) is distinct from (excluded.events, excluded.bytes)`,
      [Math.max(0, ...all.map(({ events }) => events))],
    )
    await noteTurn(db, 'note-figures')
  }
