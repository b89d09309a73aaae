-- As `append_events`, for what is written together or left out together over several streams: a unit. Each stream's events
-- are of one unit, `run_units` and `units` say of which; those left out are named in `refused`. The functions before
-- stay for as long as processes of the versions before may be running.
create function append_units(
  run_units integer[], run_streams text[], run_after integer[], run_hashes text[],
  units integer[], streams text[], revisions integer[], ids uuid[], types text[], datas text[], metadatas text[],
  out first bigint, out refused integer[]
) language plpgsql as $$
begin
  perform log.wait_for_turn();

  select array_agg(distinct unit) into refused
  from unnest(run_units, run_streams, run_after, run_hashes) as run (unit, stream, after, hash)
  left join lateral (
    select revision, metadata from log.events stored where stored.stream = run.stream
    order by revision desc limit 1) as head on true
  where after <> coalesce(head.revision, -1)
    or (run.hash <> '' and run.hash <> log.hash_of(head.metadata));

  select refused || array_agg(distinct unit) into refused
  from unnest(units, ids, streams) as new (unit, id, stream)
  where exists (select from log.events held where held.id = new.id and held.stream = new.stream);

  with written as (
    insert into log.events (position, created_at, id, revision, stream, type, data, metadata)
    select nextval('log.positions'), (select clock_timestamp()), id, revision, stream, type, data, metadata
    from unnest(units, streams, revisions, ids, types, datas, metadatas)
      as new (unit, stream, revision, id, type, data, metadata)
    where refused is null or not unit = any (refused)
    returning position)
  select min(position) into first from written;
end $$;
