create table top_ups (
  uid text not null,
  id text not null,
  currency text not null,
  network text not null,
  amount numeric(38,18) not null,
  txid text not null,
  -- 0 pending, 1 approved, -1 rejected
  status smallint not null default 0, -- type 0 | 1 | -1 | -2
  fee numeric(38,18),
  credited numeric(38,18),
  external_tx_id text,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (id, uid)
) with (fillfactor = 80);
create index top_ups_of_member on top_ups (uid, created_at);
create index top_ups_by_status on top_ups (status, created_at, id);
create index top_ups_in_order on top_ups (created_at, id);
create index top_ups_by_amount on top_ups (amount, id);
create index top_ups_waiting_of on top_ups (amount) where status = 0;
create index top_ups_by_id on top_ups (id text_pattern_ops);
create index top_ups_by_txid on top_ups (txid text_pattern_ops);
create index top_ups_by_transaction on top_ups (lower(txid), network) where status in (0, 1);
create index top_ups_by_external_tx_id on top_ups (external_tx_id text_pattern_ops) where external_tx_id is not null;
