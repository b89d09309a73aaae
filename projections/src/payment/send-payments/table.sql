create table send_payments (
  uid text not null,
  id text not null,
  currency text not null,
  amount numeric(38,18) not null,
  fee numeric(38,18) not null,
  -- 0 in progress, 1 success, -1 failed
  status smallint not null default 0, -- type 0 | 1 | -1 | -2
  external_tx_id text,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- what the bank has sent back of it, and what the bank kept for that
  returned_amount numeric(38,18),
  bank_charge numeric(38,18),
  returned_reason text,
  returned_at timestamptz,
  primary key (uid, id)
) with (fillfactor = 80);
create index send_payments_of_member on send_payments (uid, created_at);
create index send_payments_by_status on send_payments (status, created_at, id);
create index send_payments_in_order on send_payments (created_at, id);
create index send_payments_by_id on send_payments (id text_pattern_ops);
create index send_payments_by_amount on send_payments (amount, id);
create index send_payments_waiting_of on send_payments (amount) where status = 0;
create index send_payments_by_external_tx_id on send_payments (external_tx_id text_pattern_ops) where external_tx_id is not null;
