create table card_numbers (
  uid text not null,
  id text not null,
  card_id text not null,
  last4 text not null,
  use text not null, -- type CardNumber['use'] from @strongroom/ledger/card
  currency text not null,
  -- the most of its one purchase, or of a month at its merchant
  amount numeric(38,18) not null,
  until text not null,
  -- the last purchase that was approved by it
  used_by text,
  closed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (uid, id)
) with (fillfactor = 80);
create index card_numbers_of_member on card_numbers (uid, created_at);
create index card_numbers_in_order on card_numbers (created_at, id);
create index card_numbers_by_id on card_numbers (id text_pattern_ops);
