-- What administrators tell each other about a member. Notes may name people, so they are not in the log, and they go with the
-- member.
create table member_notes (
  id bigint generated always as identity primary key,
  uid bigint not null references members on delete cascade,
  note text not null,
  noted_by bigint not null,
  -- the administrators whom it names
  mentions text[] not null,
  noted_at timestamptz not null default now()
);
create index member_notes_of on member_notes (uid, id);
