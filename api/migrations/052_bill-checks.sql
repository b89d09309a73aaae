-- Comparisons of wallets with their transactions that administrators have asked for, each with what it found.
create table bill_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  by_uid text not null,
  -- the wallet that was compared; null: every wallet
  uid bigint references members on delete cascade,
  currency text,
  checked integer not null,
  -- the wallets that differed, a hundred at most: [{uid, currency, balance, accumulated}]
  differing jsonb not null,
  -- whether the log came to the same; of every wallet, as last proven up to the event of this running number
  log_equal boolean,
  log_number bigint
);
