-- The event log. Rows are only ever inserted, through append_events below: it is what makes positions follow commits.
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
  unique (stream, revision)
);

-- Says whether a stream already holds an id. Not unique: the same id may stand on two streams, as in EventStoreDB.
create index events_id on events (id);

-- Writes a whole batch, one transaction. A run is a stretch of events of one stream, expected to begin after the
-- revision `run_after`; there is at most one run per stream. Runs whose stream is elsewhere, or already holds one of
-- their ids, are left out and reported by number (from 1) in `refused`; all others are written, and event n of the
-- batch stands at position `base + n`.
--
-- Everybody who writes waits for the same lock until the one before has committed, so positions become visible in
-- their order and a reader that asks for what is behind a position never misses anything. Called outside of a
-- transaction at READ COMMITTED: each statement here then sees all that was committed before the lock was granted. In
-- any other setting the primary key refuses the batch.
create function append_events(
  run_streams text[], run_after integer[],
  runs integer[], streams text[], revisions integer[], ids uuid[], types text[], datas text[], metadatas text[],
  out base bigint, out refused integer[]
) language plpgsql as $$
declare
  written_at timestamptz;
begin
  perform pg_advisory_xact_lock(7310583125571102);
  select coalesce((select position from log.events order by position desc limit 1), 0) into base;
  written_at := clock_timestamp();

  select array_agg(number) into refused
  from unnest(run_streams, run_after) with ordinality as run (stream, after, number)
  where after <> coalesce(
    (select revision from log.events stored where stored.stream = run.stream order by revision desc limit 1), -1);

  if exists (select from unnest(ids, streams) as new (id, stream)
             where exists (select from log.events held where held.id = new.id and held.stream = new.stream)) then
    select refused || array_agg(distinct run) into refused
    from unnest(runs, ids, streams) as new (run, id, stream)
    where exists (select from log.events held where held.id = new.id and held.stream = new.stream);
  end if;

  insert into log.events (position, created_at, id, revision, stream, type, data, metadata)
  select base + number, written_at, id, revision, stream, type, data, metadata
  from unnest(runs, streams, revisions, ids, types, datas, metadatas)
    with ordinality as new (run, stream, revision, id, type, data, metadata, number)
  where refused is null or not run = any (refused);
end $$;
