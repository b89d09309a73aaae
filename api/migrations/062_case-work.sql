-- Who of the administrators looks after a case, and what they tell each other about it. Nothing here decides anything, and
-- notes may name people, so it is not in the log. A case is known by its kind and id; uid is its member, with whom it goes.
create table case_assignments (
  kind text not null,
  case_id text not null,
  uid bigint references members on delete cascade,
  assignee bigint not null references members on delete cascade,
  assigned_by bigint not null,
  assigned_at timestamptz not null default now(),
  primary key (kind, case_id)
);
create index case_assignments_of on case_assignments (assignee);
create table case_notes (
  id bigint generated always as identity primary key,
  kind text not null,
  case_id text not null,
  uid bigint references members on delete cascade,
  note text not null,
  noted_by bigint not null,
  -- the administrators whom it names
  mentions text[] not null,
  noted_at timestamptz not null default now()
);
create index case_notes_of on case_notes (kind, case_id, id);
create index case_notes_naming on case_notes using gin (mentions);
