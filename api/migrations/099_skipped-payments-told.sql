-- Days of scheduled payments that were skipped and of which their member has been told by mail. They go with the member.
create table skipped_payments_told (
  uid bigint not null references members on delete cascade,
  schedule text not null,
  day text not null,
  told_at timestamptz not null default now(),
  primary key (uid, schedule, day)
);
