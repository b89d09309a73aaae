-- The events of each case, of every kind: what was asked for, decided, and by whom.
create table case_events (
  case_id text not null,
  -- the event's running number in the log
  number bigint not null,
  primary key (case_id, number)
);
