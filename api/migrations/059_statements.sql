-- Statements from outside: banks, the card network, chains with custody. Their lines name other parties and accounts.
create table statement_sources (
  id text primary key,
  name text not null,
  -- the account of the books that mirrors it: world:bank
  account text not null,
  currency text not null,
  format text not null,
  -- the columns of a CSV
  mapping jsonb,
  inverted boolean not null,
  rules jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by text not null
);

create table statements (
  id text primary key,
  source_id text not null references statement_sources,
  account text not null,
  file_name text not null,
  -- SHA-256 of the file, hexadecimal
  digest text not null,
  status text not null default 'asked'
    check (status in ('asked', 'running', 'refused', 'failed', 'matched', 'signed')),
  step text,
  done bigint not null default 0,
  total bigint not null default 0,
  problems jsonb not null default '[]',
  -- the rules that it was matched by
  rules jsonb not null,
  first_day date,
  last_day date,
  -- what its items come to, counted again whenever they change
  lines integer not null default 0,
  entries integer not null default 0,
  matched integer not null default 0,
  open_lines integer not null default 0,
  open_entries integer not null default 0,
  differing integer not null default 0,
  unexplained integer not null default 0,
  entered_by text not null,
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  signed_by text,
  signed_at timestamptz,
  -- SHA-256 of the result that was signed
  result_digest text
);
create index statements_of_source on statements (source_id, created_at desc);
-- The same file is taken in once, unless it could not be read.
create unique index statements_once on statements (source_id, digest) where status <> 'refused';

-- The file, until it has been read.
create table statement_files (
  statement_id text primary key references statements on delete cascade,
  content bytea not null
);

-- Lines of the statement, and entries of the books on its account of those days.
create table statement_items (
  statement_id text not null references statements on delete cascade,
  -- L17: the seventeenth line; E4711.USD: an event of the log
  id text not null,
  side text not null check (side in ('line', 'entry')),
  account text not null,
  booked_on date not null,
  -- as the house has it: money in is above zero
  amount numeric(38,18) not null,
  currency text not null,
  reference text not null,
  counterparty text not null default '',
  event_id text,
  type text,
  -- what the read model shows of an entry
  shown numeric(38,18),
  -- of the days around the statement's, which another statement may hold
  is_near boolean not null default false,
  match integer,
  rule text,
  matched_by text,
  -- lines less entries of the match, where that is not zero
  difference numeric(38,18),
  owner text,
  note text,
  noted_by text,
  noted_at timestamptz,
  -- the adjustment that was proposed to correct it
  correction text,
  state text not null generated always as (
    case when match is not null and difference is null and (side = 'line' or shown = amount) then 'matched'
      when match is not null or (side = 'entry' and shown is distinct from amount) then 'differs'
      when is_near then 'near' else 'open' end
  ) stored,
  primary key (statement_id, id)
);
create index statement_items_open on statement_items (statement_id, side) where match is null;
create index statement_items_matched on statement_items (statement_id, match) where match is not null;
-- An entry of the books is matched in one statement only.
create unique index statement_items_once on statement_items (account, id) where side = 'entry' and match is not null;
create index statement_items_corrected on statement_items (statement_id) where correction is not null;

create trigger wake_reconcile_statements after insert or update of asked_at on statements
  for each statement execute function wake_job('reconcile-statements');
