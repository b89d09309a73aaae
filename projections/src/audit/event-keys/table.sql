-- What an event is found by, besides its member, stream and type.
create table event_keys (
  -- the event's running number in the log
  number bigint primary key,
  id text not null,
  command_id text not null,
  correlation_id text not null,
  -- 'member 100001', 'admin 7', 'system seed'
  actor text not null,
  -- the transaction on a network or at a bank that the event names
  txid text
);
create index event_keys_id on event_keys using hash (id);
create index event_keys_command on event_keys using hash (command_id);
create index event_keys_correlation on event_keys using hash (correlation_id);
create index event_keys_txid on event_keys using hash (txid) where txid is not null;
create index event_keys_actor on event_keys (actor, number);
