-- Read models that operators have asked to be made anew: the workers do it, one after another. The last of a read model is
-- its newest row; the earlier ones say what was done, and by whom.
create table rebuilds (
  id text primary key,
  projection text not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  -- Whether it may take the live one's place by itself when nothing differs.
  cut_over_when_equal boolean not null,
  status text not null default 'asked'
    check (status in ('asked', 'running', 'waits', 'cut-over', 'discarded', 'stopped', 'failed')),
  began_at timestamptz,
  ended_at timestamptz,
  events bigint,
  total bigint,
  per_second double precision,
  -- How it differs from the live one.
  comparison jsonb,
  error text,
  -- The administrator who stopped it, put it in place or discarded it.
  decided_by text,
  decided_at timestamptz
);
create index rebuilds_of_projection on rebuilds (projection, asked_at desc);
create unique index rebuilds_open on rebuilds (projection) where status in ('asked', 'running');
create trigger wake_rebuild_read_models after insert on rebuilds
  for each statement execute function wake_job('rebuild-read-models');

-- What operators have done to read models, parked streams and outboxes, the newest of which their screen shows.
create table operator_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  by_uid text not null,
  act text not null,
  subject text not null,
  details text not null default ''
);
