create table card_charges (
  uid text not null,
  id text not null,
  -- what pays: cost and fee are in it
  currency text not null,
  cost numeric(38,18) not null,
  fee numeric(38,18) not null,
  -- what the card gets
  card_currency text not null,
  amount numeric(38,18) not null,
  -- 0 pending, 1 complete, -1 cancelled
  status smallint not null, -- type 0 | 1 | -1 | -2
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index card_charges_of_member on card_charges (uid, created_at);
create index card_charges_by_status on card_charges (status, created_at, id);
create index card_charges_in_order on card_charges (created_at, id);
create index card_charges_by_id on card_charges (id text_pattern_ops);
create index card_charges_by_amount on card_charges (amount, id);
create index card_charges_waiting_of on card_charges (amount) where status = 0;
create index card_charges_by_finish on card_charges (decided_at, id);
