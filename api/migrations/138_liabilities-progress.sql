-- How far the proof of liabilities has come that is being made, as its process said last; worth nothing a moment later.
create table work.liabilities_progress (
  singleton boolean primary key default true check (singleton),
  -- Of the proof: a second process that makes one too takes the row over, and only the last one clears it.
  proof_id uuid not null,
  -- `reading` the log's events, then `keeping` the nodes of the trees.
  step text not null check (step in ('reading', 'keeping')),
  done bigint not null,
  total bigint not null,
  -- Within the step.
  per_second double precision not null,
  began_at timestamptz not null default now(),
  noted_at timestamptz not null default now()
);
