create table request_payments (
  uid text not null,
  id text not null,
  currency text not null,
  amount numeric(38,18) not null,
  -- 0 unpaid, 1 received, -1 rejected
  status smallint not null default 0, -- type 0 | 1 | -1 | -2
  fee numeric(38,18),
  credited numeric(38,18),
  external_tx_id text,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index request_payments_of_member on request_payments (uid, created_at);
create index request_payments_by_status on request_payments (status, created_at, id);
create index request_payments_in_order on request_payments (created_at, id);
create index request_payments_by_id on request_payments (id text_pattern_ops);
create index request_payments_by_amount on request_payments (amount, id);
create index request_payments_waiting_of on request_payments (amount) where status = 0;
create index request_payments_by_external_tx_id on request_payments (external_tx_id text_pattern_ops) where external_tx_id is not null;
