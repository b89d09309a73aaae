-- What reactions to the log have read and still have to do. Not rebuilt from the log: what was done stays done.

create table checkpoint (
  reaction text primary key,
  position text collate "C" not null default ''
);

-- Something begun in the log that nothing has finished yet: the event that began it, and how often we have tried.
create table todo (
  reaction text not null,
  key text not null,
  stream text not null,
  revision int not null,
  tries int not null default 0,
  error text,
  noted_at timestamptz not null default now(),
  due_at timestamptz not null,
  primary key (reaction, key)
);
create index todo_due on todo (reaction, due_at);
