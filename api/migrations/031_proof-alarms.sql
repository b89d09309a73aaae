-- What operators have been told about the books and the log, so that each finding is mailed once, and once when it is gone.
create table proof_alarms (
  finding text primary key,
  told_at timestamptz not null default now()
);
