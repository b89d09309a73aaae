-- The event with which the log of this platform begins. A start asks the log for it: a node that was begun anew, or another platform's,
-- would be written to as if nothing had been before.
create table platform_log (
  singleton boolean primary key default true check (singleton),
  stream text not null,
  event_id text not null
);
