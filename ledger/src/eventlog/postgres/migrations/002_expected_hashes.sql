-- The hash that an event's metadata ends with: `…"hash":"…"}`.
create function hash_of(metadata text) returns text language sql immutable parallel safe as
  $$ select substr(right(metadata, 66), 1, 64) $$;

-- A run may name the event it follows: `run_hashes` holds its hash, or nothing ('') for whichever event stands there.
-- The function without them stays for as long as processes of the version before may be running.
create function append_events(
  run_streams text[], run_after integer[], run_hashes text[],
  runs integer[], streams text[], revisions integer[], ids uuid[], types text[], datas text[], metadatas text[],
  out first bigint, out refused integer[]
) language plpgsql as $$
begin
  perform log.wait_for_turn();

  select array_agg(number - 1) into refused
  from unnest(run_streams, run_after, run_hashes) with ordinality as run (stream, after, hash, number)
  left join lateral (
    select revision, metadata from log.events stored where stored.stream = run.stream
    order by revision desc limit 1) as head on true
  where after <> coalesce(head.revision, -1)
    or (run.hash <> '' and run.hash <> log.hash_of(head.metadata));

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
