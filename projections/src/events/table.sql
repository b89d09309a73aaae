-- Every event, for the audit list. `number` counts from 1 in the order of the log.
create table events (
  number bigint primary key,
  position text collate "C" not null,
  id text not null,
  stream text not null,
  revision bigint not null,
  type text not null,
  -- whose it is; null for the house's own (the catalogue)
  uid text,
  actor_kind text not null,
  actor_id text not null,
  command_id text not null,
  correlation_id text not null,
  causation_id text,
  -- the command, on the first event of a decision
  command json,
  data json not null,
  legs json not null,
  hash text not null,
  created_at timestamptz not null
);
create index events_of_stream on events (stream, revision);
create index events_of_member on events (uid, number) where uid is not null;
create index events_of_type on events (type, number);
