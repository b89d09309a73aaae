-- What members ask customer service, and the answers. Both may name people, so they are not in the log; they go with their member.
create table support_cases (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  subject text not null,
  -- the record that it is about, as the member names it
  reference text,
  -- 0 waits for an answer, 1 is answered, 2 is closed
  status smallint not null default 0 check (status in (0, 1, 2)),
  messages int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_cases_at on support_cases (created_at, id);
create index support_cases_updated on support_cases (updated_at, id);
create index support_cases_uid on support_cases (uid);

create table support_messages (
  id uuid primary key,
  case_id uuid not null references support_cases on delete cascade,
  -- the order in which they were written
  number bigint generated always as identity,
  -- the administrator who has answered; null for what the member wrote
  answered_by bigint,
  body text not null,
  file_id uuid references files on delete set null,
  at timestamptz not null default now()
);
create index support_messages_of on support_messages (case_id, number);
