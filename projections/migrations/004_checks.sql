-- Read models are checked in turn: one is made from the log in schema views_check and compared, row by row.
create schema if not exists views_check;
alter table checkpoint drop constraint checkpoint_generation_check;
alter table checkpoint
  add constraint checkpoint_generation_check check (generation in ('live', 'next', 'previous', 'check'));

-- What the last check of each read model found, and that of the ledger's snapshots (`stream-snapshots`).
create table checks (
  subject text primary key,
  rows bigint not null,
  number bigint not null,
  differences jsonb not null,
  more int not null,
  took_ms int not null,
  checked_at timestamptz not null default now()
);
