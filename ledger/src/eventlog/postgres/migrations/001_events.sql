-- The event log. Rows are only ever inserted, by the two statements of append-store.ts.
create table events (
  position bigint primary key,
  created_at timestamptz not null,
  id uuid not null,
  revision integer not null,
  -- "C": compares by bytes, so that the index of (stream, revision) also finds all streams with a prefix.
  stream text collate "C" not null,
  type text collate "C" not null,
  -- text, not jsonb: it must come back byte for byte, because hashes are taken over it.
  data text not null,
  metadata text not null,
  unique (stream, revision),
  -- The same id may stand on two streams, as in EventStoreDB, but not twice on one. Ids first: they tell rows apart sooner.
  unique (id, stream)
);

-- Drawn from only while holding the lock below, so numbers become visible in their order and without gaps between
-- the events of one batch. No cache: sessions must not draw ahead.
create sequence positions no cycle cache 1;

-- Everybody who writes waits here until the one before has committed. Without it a lower position could become visible
-- after a higher one, and a reader that asks for what is behind a position would miss events.
create function wait_for_turn() returns boolean language sql volatile as
  $$ select pg_advisory_xact_lock(7310583125571102) is not null $$;

-- Writes what can be written of a batch. A run is a stretch of events of one stream, expected to begin after the
-- revision `run_after`; at most one run a stream. Runs whose stream is elsewhere, or holds one of their ids, are left
-- out and reported by index (from 0) in `refused`; the events of all others stand at `first`, `first` + 1, …
--
-- To be called outside of a transaction at READ COMMITTED: each statement here then sees all that was committed before
-- the lock was granted. In any other setting a constraint refuses the batch.
create function append_events(
  run_streams text[], run_after integer[],
  runs integer[], streams text[], revisions integer[], ids uuid[], types text[], datas text[], metadatas text[],
  out first bigint, out refused integer[]
) language plpgsql as $$
begin
  perform log.wait_for_turn();

  select array_agg(number - 1) into refused
  from unnest(run_streams, run_after) with ordinality as run (stream, after, number)
  where after <> coalesce(
    (select revision from log.events stored where stored.stream = run.stream order by revision desc limit 1), -1);

  select refused || array_agg(distinct run) into refused
  from unnest(runs, ids, streams) as new (run, id, stream)
  where exists (select from log.events held where held.id = new.id and held.stream = new.stream);

  with written as (
    insert into log.events (position, created_at, id, revision, stream, type, data, metadata)
    select nextval('log.positions'), (select clock_timestamp()), id, revision, stream, type, data, metadata
    from unnest(runs, streams, revisions, ids, types, datas, metadatas)
      as new (run, stream, revision, id, type, data, metadata)
    where refused is null or not run = any (refused)
    returning position)
  select min(position) into first from written;
end $$;
