-- A member's own note beside a line of their statement. Only they read it: it is not in the log, and goes with them.
create table own_notes (
  uid bigint not null references members on delete cascade,
  line text not null,
  note text not null,
  noted_at timestamptz not null default now(),
  primary key (uid, line)
);
