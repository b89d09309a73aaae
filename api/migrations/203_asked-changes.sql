-- The proposal under which a change was asked for last, by a digest of it: a second administrator finds it before any read model has.
create table asked_changes (
  digest text primary key,
  proposal_id uuid not null,
  asked_at timestamptz not null default now()
);
