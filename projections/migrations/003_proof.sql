-- All that a proof found, not only the first of it; and what was found of the log's chains of hashes: whether they are
-- whole, up to which event, and when the whole log was last walked through.
alter table proof
  add differences jsonb not null default '[]',
  add more int not null default 0,
  add chain_whole boolean,
  add chain_number bigint,
  add chain_checked_at timestamptz;
