-- Copies of all data that is kept of a member, each asked for by that member, sealed, and gone after days or with its member.
create table data_copies (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  language text not null,
  asked_at timestamptz not null default now(),
  -- 0 waits or is being made, 1 is made, -1 could not be
  status smallint not null default 0,
  tries int not null default 0,
  made_at timestamptz,
  expires_at timestamptz,
  bytes int not null default 0,
  -- a ZIP archive, encrypted
  content bytea
);
create index data_copies_of on data_copies (uid, asked_at);
create unique index data_copies_waiting on data_copies (uid) where status = 0;
create trigger wake_make_data_copies after insert on data_copies
  for each statement execute function wake_job('make-data-copies');
-- Its member's open pages show that it is there.
create trigger tell_data_copy after update of status on data_copies
  for each row execute function tell_member();
