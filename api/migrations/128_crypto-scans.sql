-- What a screening service said of an address or a TXID, once a case: a top-up, a send on chain, or an address that was bound.
-- It goes with its member, for an address of a book is theirs; the log keeps the score that a release was decided on.
create table crypto_scans (
  id uuid primary key default gen_random_uuid(),
  case_kind text not null,
  case_id text not null,
  uid bigint not null references members on delete cascade,
  kind text not null,
  value text not null,
  currency text not null,
  network text not null,
  source text,
  score smallint,
  risks text[] not null default '{}',
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  next_try_at timestamptz not null default now(),
  unique (case_id, kind)
);
create index crypto_scans_in_order on crypto_scans (created_at, id);
create index crypto_scans_by_score on crypto_scans (coalesce(score, -1), id);
create index crypto_scans_of_member on crypto_scans (uid, created_at);
create index crypto_scans_unanswered on crypto_scans (next_try_at) where answered_at is null;
