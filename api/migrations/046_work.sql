-- How the workers' jobs go and how full their queues are, as the workers said last: they answer nobody themselves.
create schema work;

create table work.jobs (
  job text primary key,
  -- of all worker processes together
  runs bigint not null,
  failures bigint not null,
  -- of the last run that ended
  started_at timestamptz not null,
  took_ms double precision not null
);

create table work.queues (
  queue text primary key,
  waiting int not null,
  active int not null,
  delayed int not null,
  failed int not null,
  -- when the job that waits longest was added
  oldest_at timestamptz,
  noted_at timestamptz not null
);
