-- The last failed runs of each job, and of each read model's advance, until an operator has one tried again: ten at most of each.
create table work.failed_jobs (
  id bigint generated always as identity primary key,
  queue text not null,
  job text not null,
  about text not null,
  error text not null,
  trace text not null,
  failed_at timestamptz not null default now()
);
create index failed_jobs_job on work.failed_jobs (job, about, id);
