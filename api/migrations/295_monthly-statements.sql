-- Members who want their statement of each month by mail. They go with their member.
create table monthly_statements (
  uid bigint primary key references members on delete cascade,
  -- days and months are those of this zone
  time_zone text not null,
  -- the first day of the month whose statement comes next, and when that month has ended
  month date not null,
  due_at timestamptz not null
);
create index monthly_statements_due on monthly_statements (due_at);
create trigger wake_begin_monthly_statements after insert or update on monthly_statements
  for each row execute function wake_job('begin-monthly-statements');

-- whether its member is told by mail once it is made
alter table account_statements add column by_mail boolean not null default false;
