-- Made by scripts/migrations.int.test.ts, of the files up to 4: what a new database takes in their place.
set local check_function_bodies = off;
create schema if not exists views;
create schema if not exists views_next;
create schema if not exists views_previous;
create schema if not exists views_check;
create table views.checkpoint (
  projection text not null,
  generation text not null,
  version integer not null,
  "position" text collate "C" default ''::text not null,
  events bigint default 0 not null,
  parked integer default 0 not null,
  moved_at timestamp with time zone default now() not null,
  complete boolean default true not null
) with (fillfactor=50);
create table views.checks (
  subject text not null,
  rows bigint not null,
  number bigint not null,
  differences jsonb not null,
  more integer not null,
  took_ms integer not null,
  checked_at timestamp with time zone default now() not null
);
create table views.parked (
  projection text not null,
  generation text not null,
  stream text not null,
  revision bigint not null,
  "position" text collate "C" not null,
  number bigint not null,
  type text not null,
  error text,
  tries integer default 0 not null,
  parked_at timestamp with time zone default now() not null
);
create table views.proof (
  singleton boolean default true not null,
  number bigint not null,
  "position" text collate "C" not null,
  equal boolean not null,
  difference jsonb,
  accounts integer not null,
  took_ms integer not null,
  proven_at timestamp with time zone default now() not null,
  differences jsonb default '[]'::jsonb not null,
  more integer default 0 not null,
  chain_whole boolean,
  chain_number bigint,
  chain_checked_at timestamp with time zone
);
create table views.skipped (
  projection text not null,
  "position" text collate "C" not null,
  stream text not null,
  revision bigint not null,
  type text not null,
  reason text not null,
  skipped_by text not null,
  skipped_at timestamp with time zone default now() not null
);
alter table views.checkpoint add constraint checkpoint_generation_check CHECK ((generation = ANY (ARRAY['live'::text, 'next'::text, 'previous'::text, 'check'::text])));
alter table views.checkpoint add constraint checkpoint_pkey PRIMARY KEY (projection, generation);
alter table views.checks add constraint checks_pkey PRIMARY KEY (subject);
alter table views.parked add constraint parked_pkey PRIMARY KEY (projection, generation, stream, revision);
alter table views.proof add constraint proof_pkey PRIMARY KEY (singleton);
alter table views.proof add constraint proof_singleton_check CHECK (singleton);
alter table views.skipped add constraint skipped_pkey PRIMARY KEY (projection, "position");
