create table deposits (
  uid text not null,
  id text not null,
  -- wallet, card, open-card
  target text not null, -- type 'wallet' | 'card' | 'open-card'
  currency text not null,
  -- what the member says, then what came in
  amount numeric(38,18) not null,
  -- ids of what schema private holds
  bank_id text,
  proof_id text not null,
  -- the type of card that is opened with it, an entry of the catalogue
  card_type text,
  -- 0 submitted, 1 success, -1 failed
  deposit_status smallint not null, -- type 0 | 1 | -1 | -2
  -- 0 processing, 1 completed, 2 confirmed, -1 rejected
  recharge_status smallint not null, -- type 0 | 1 | 2 | -1 | -2
  fee numeric(38,18),
  card_fee numeric(38,18),
  credited numeric(38,18),
  external_tx_id text,
  reason text,
  created_at timestamptz not null,
  finished_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index deposits_of_member on deposits (uid, created_at);
create index deposits_by_status on deposits (recharge_status, created_at, id);
create index deposits_in_order on deposits (created_at, id);
create index deposits_by_id on deposits (id text_pattern_ops);
create index deposits_by_amount on deposits (amount, id);
create index deposits_waiting_of on deposits (amount) where recharge_status = 0;
create index deposits_by_finish on deposits (finished_at, id);
create index deposits_by_external_tx_id on deposits (external_tx_id text_pattern_ops) where external_tx_id is not null;
