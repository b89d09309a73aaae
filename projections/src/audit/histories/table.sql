-- Each member's events counted, with the balances after the last one.
create table histories (
  uid text primary key,
  steps bigint not null,
  -- the last event's running number in the log
  number bigint not null,
  -- {"USD available": "12.5"}, without pockets at zero that never held money
  balances text not null
) with (fillfactor = 70);

-- The same after every 250th event of a member: a place is folded from the one before it.
create table history_snapshots (
  uid text not null,
  step bigint not null,
  number bigint not null,
  at timestamptz not null,
  balances text not null,
  primary key (uid, step)
);
