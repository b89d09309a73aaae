-- Questions to the log: which commands of some days would have come to what under other terms. The workers answer; the report
-- is kept here alone, and nothing of it in the log or a read model.
create table counterfactuals (
  id uuid primary key,
  terms jsonb not null,
  -- days in UTC, both included; all of them without
  first_day date,
  last_day date,
  asked_by bigint not null,
  asked_at timestamptz not null default now(),
  -- 0 waits or runs, 1 is answered, -1 could not be
  status smallint not null default 0,
  -- events read, of those that there were when it began
  done int not null default 0,
  total int not null default 0,
  report jsonb,
  ended_at timestamptz
);
create index counterfactuals_in_order on counterfactuals (asked_at);
create trigger wake_replay_counterfactuals after insert on counterfactuals
  for each statement execute function wake_job('replay-counterfactuals');
