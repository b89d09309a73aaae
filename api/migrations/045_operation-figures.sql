-- Figures that the workers note for the screens of operators: they can all be lost.

-- How each read model stood, every ten seconds; kept for an hour.
create table read_model_samples (
  at timestamptz not null default now(),
  projection text not null,
  events bigint not null,
  behind_events bigint not null,
  behind_ms bigint not null,
  primary key (projection, at)
);

-- The log at the end of each day (UTC) so far. Bytes are known of a log in PostgreSQL only.
create table log_sizes (
  day date primary key,
  events bigint not null,
  bytes bigint
);

-- How each job failed last.
create table job_failures (
  job text primary key,
  failed_at timestamptz not null default now(),
  error text not null
);

-- Why a letter or a message was last not taken: a code of the mail server or the gateway, never an address. A letter is tried
-- for a day, from then on when somebody has sent it again.
alter table mailbox add column error text, add column resent_at timestamptz;
alter table sms_log add column error text;
