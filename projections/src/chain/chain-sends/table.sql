create table chain_sends (
  uid text not null,
  id text not null,
  currency text not null,
  network text not null,
  -- what leaves the wallet, the fee in it
  amount numeric(38,18) not null,
  fee numeric(38,18) not null,
  -- id of what schema private holds
  address_id text not null,
  -- 0 pending, 1 approved, -1 rejected
  status smallint not null, -- type 0 | 1 | -1 | -2
  external_tx_id text,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index chain_sends_of_member on chain_sends (uid, created_at);
create index chain_sends_by_status on chain_sends (status, created_at, id);
create index chain_sends_in_order on chain_sends (created_at, id);
create index chain_sends_by_id on chain_sends (id text_pattern_ops);
create index chain_sends_by_amount on chain_sends (amount, id);
create index chain_sends_waiting_of on chain_sends (amount) where status = 0;
create index chain_sends_by_finish on chain_sends (decided_at, id);
create index chain_sends_by_external_tx_id on chain_sends (external_tx_id text_pattern_ops) where external_tx_id is not null;
