-- Cases of one kind that an administrator decides many at once. A row is decided by the same command as a single case, whose
-- id follows from the job and the case: a job that is killed and run again does nothing twice.
create table bulk_jobs (
  id uuid primary key,
  kind text not null,
  -- 1 approves, -1 rejects
  decision smallint not null,
  reason text,
  asked_by bigint not null,
  asked_at timestamptz not null default now(),
  total int not null,
  stopped_by bigint,
  ended_at timestamptz
);
create index bulk_jobs_in_order on bulk_jobs (asked_at);
create table bulk_rows (
  job_id uuid not null references bulk_jobs on delete cascade,
  number int not null,
  case_id text not null,
  uid bigint references members on delete set null,
  -- 0 waits, 1 decided, -1 refused
  status smallint not null default 0,
  -- the refusal, and the values that its sentence names
  code text,
  details jsonb not null default '{}',
  -- how often it was begun and broke off
  tries int not null default 0,
  decided_at timestamptz,
  primary key (job_id, number)
) with (fillfactor = 80);
create index bulk_rows_by_status on bulk_rows (job_id, status, number);
create index bulk_rows_uid on bulk_rows (uid);
create trigger wake_decide_in_bulk after insert on bulk_jobs
  for each statement execute function wake_job('decide-in-bulk');
