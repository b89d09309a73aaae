-- The projection runner's own tables. The read models beside them belong to their projections (src/*/table.sql).

-- How far the tables of a projection have come. `generation` says which tables: the live ones in schema views, a
-- rebuild's in views_next, the ones before the last cut-over in views_previous.
create table checkpoint (
  projection text not null,
  generation text not null check (generation in ('live', 'next', 'previous')),
  version int not null,
  position text collate "C" not null default '',
  events bigint not null default 0,
  parked int not null default 0,
  moved_at timestamptz not null default now(),
  primary key (projection, generation)
) with (fillfactor = 50);

-- Events that wait: the first of a stream could not be projected, the later ones wait for it.
create table parked (
  projection text not null,
  generation text not null,
  stream text not null,
  revision bigint not null,
  position text collate "C" not null,
  number bigint not null,
  type text not null,
  error text,
  tries int not null default 0,
  parked_at timestamptz not null default now(),
  primary key (projection, generation, stream, revision)
);

-- Events an operator has decided to leave out of a projection, for ever and at every rebuild.
create table skipped (
  projection text not null,
  position text collate "C" not null,
  stream text not null,
  revision bigint not null,
  type text not null,
  reason text not null,
  skipped_by text not null,
  skipped_at timestamptz not null default now(),
  primary key (projection, position)
);

-- What the last proof found: whether the balances equal the log.
create table proof (
  singleton boolean primary key default true check (singleton),
  number bigint not null,
  position text collate "C" not null,
  equal boolean not null,
  difference jsonb,
  accounts int not null,
  took_ms int not null,
  proven_at timestamptz not null default now()
);

create schema if not exists views_next;
create schema if not exists views_previous;
