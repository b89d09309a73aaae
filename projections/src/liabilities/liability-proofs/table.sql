create table liability_proofs (
  id text primary key,
  -- of the event, and its running number in the log
  position text collate "C" not null, -- type Position from @strongroom/ledger/eventlog
  number bigint not null,
  -- balances are counted after so many events of the log
  events bigint not null,
  -- over all currencies, and by currency in the order of their codes: currency, amount, root
  root text not null,
  totals json not null, -- type readonly SumTotal[] from @strongroom/shared
  created_at timestamptz not null
);
create index liability_proofs_by_number on liability_proofs (number);
