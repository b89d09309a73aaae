-- The processes that run, as each says every ten seconds; a process that ends in order takes its row with it.
create table work.processes (
  -- Made at random by the process: it names neither a machine nor a process of its system.
  id uuid primary key,
  kind text not null check (kind in ('api', 'workers')),
  version text not null,
  -- The git commit of the build, where it is known.
  commit text,
  -- The last migration of schema `private` that the build has.
  migration text not null,
  -- The stores that it works on.
  log text not null,
  queue text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
