-- Made by scripts/migrations.int.test.ts, of the files up to 3: what a new database takes in their place.
set local check_function_bodies = off;
create schema if not exists log;
create sequence log.positions as bigint increment 1 minvalue 1 maxvalue 9223372036854775807 start 1 cache 1;
CREATE OR REPLACE FUNCTION log.append_events(run_streams text[], run_after integer[], runs integer[], streams text[], revisions integer[], ids uuid[], types text[], datas text[], metadatas text[], OUT first bigint, OUT refused integer[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION log.append_events(run_streams text[], run_after integer[], run_hashes text[], runs integer[], streams text[], revisions integer[], ids uuid[], types text[], datas text[], metadatas text[], OUT first bigint, OUT refused integer[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION log.append_units(run_units integer[], run_streams text[], run_after integer[], run_hashes text[], units integer[], streams text[], revisions integer[], ids uuid[], types text[], datas text[], metadatas text[], OUT first bigint, OUT refused integer[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION log.hash_of(metadata text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select substr(right(metadata, 66), 1, 64) $function$
;
CREATE OR REPLACE FUNCTION log.wait_for_turn()
 RETURNS boolean
 LANGUAGE sql
AS $function$ select pg_advisory_xact_lock(7310583125571102) is not null $function$
;
create table log.events (
  "position" bigint not null,
  created_at timestamp with time zone not null,
  id uuid not null,
  revision integer not null,
  stream text collate "C" not null,
  type text collate "C" not null,
  data text not null,
  metadata text not null
);
alter table log.events add constraint events_id_stream_key UNIQUE (id, stream);
alter table log.events add constraint events_pkey PRIMARY KEY ("position");
alter table log.events add constraint events_stream_revision_key UNIQUE (stream, revision);
