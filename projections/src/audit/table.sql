-- Every event, for the audit list. `number` counts from 1 in the order of the log.
create table events (
  number bigint primary key,
  position text collate "C" not null, -- type Position from @strongroom/ledger/eventlog
  id text not null,
  stream text not null,
  revision bigint not null,
  type text not null,
  -- whose wallet or membership it is; null for every other stream
  uid text,
  -- the very texts of the log, so that they can be compared byte for byte
  data text not null,
  metadata text not null,
  created_at timestamptz not null
);
create index events_of_member on events (uid, number) where uid is not null;
create index events_of_stream on events (stream, number) where uid is null;
create index events_of_type on events (type, number);
create index events_in_time on events (created_at, number);
