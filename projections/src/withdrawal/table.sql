create table withdrawals (
  uid text not null,
  id text not null,
  -- wallet or card
  source text not null, -- type 'wallet' | 'card'
  currency text not null,
  amount numeric(38,18) not null,
  -- locked with the amount, then what was taken
  fee numeric(38,18) not null,
  -- id of what schema private holds
  bank_id text not null,
  entered_by text,
  -- 0 pending, 1 approved, -1 rejected
  status smallint not null, -- type 0 | 1 | -1 | -2
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
create index withdrawals_of_member on withdrawals (uid, created_at);
create index withdrawals_by_status on withdrawals (status, created_at, id);
create index withdrawals_in_order on withdrawals (created_at, id);
create index withdrawals_by_id on withdrawals (id text_pattern_ops);
create index withdrawals_by_amount on withdrawals (amount, id);
create index withdrawals_waiting_of on withdrawals (amount) where status = 0;
create index withdrawals_waiting_entered on withdrawals (entered_by) where status = 0 and entered_by is not null;
create index withdrawals_by_finish on withdrawals (decided_at, id);
create index withdrawals_by_external_tx_id on withdrawals (external_tx_id text_pattern_ops) where external_tx_id is not null;
