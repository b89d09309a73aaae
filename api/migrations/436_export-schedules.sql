-- Lists that administrators get as a CSV file each day, week or month. A filter may name people: a schedule goes with the account of
-- its administrator.
create table export_schedules (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  name text not null,
  -- the list: its path in the contract, the parameters of the path, and the filter without days
  path text not null,
  params jsonb not null,
  filter jsonb not null,
  every text not null check (every in ('day', 'week', 'month')),
  -- whether a file holds the rows of the day, week or month that has ended, in place of all
  of_period boolean not null,
  created_at timestamptz not null default now(),
  -- when the next file is due; null once its administrator may not read the list any longer
  next_at timestamptz
);
create index export_schedules_of on export_schedules (uid, created_at);
create index export_schedules_due on export_schedules (next_at);
create trigger wake_begin_scheduled_exports after insert or update on export_schedules
  for each row execute function wake_job('begin-scheduled-exports');

-- the schedule that asked for it; null where its administrator did
alter table exports add column schedule_id uuid references export_schedules on delete set null;
create index exports_of_schedule on exports (schedule_id, asked_at desc) where schedule_id is not null;
