-- Statements of account and confirmations of balances that members have asked for. The workers make each once, from the books
-- as they stood; the files are kept as they were made, with their SHA-256, and go with their member.
create table account_statements (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  kind text not null check (kind in ('statement', 'balances')),
  -- days of the time zone, both included; of balances the last one counts
  first_day date not null,
  last_day date not null,
  time_zone text not null,
  language text not null,
  asked_at timestamptz not null default now(),
  -- 0 waits or is being made, 1 is made, -1 could not be
  status smallint not null default 0,
  lines int not null default 0,
  -- by currency: opening and closing
  balances jsonb not null default '[]',
  made_at timestamptz
);
create index account_statements_of on account_statements (uid, asked_at);
create index account_statements_waiting on account_statements (asked_at) where status = 0;
create table account_statement_files (
  statement_id uuid not null references account_statements on delete cascade,
  format text not null check (format in ('pdf', 'csv')),
  content bytea not null,
  -- SHA-256 of the content, hexadecimal
  digest text not null,
  primary key (statement_id, format)
);
create trigger wake_make_statements after insert on account_statements
  for each statement execute function wake_job('make-statements');
