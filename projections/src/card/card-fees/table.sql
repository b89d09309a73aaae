create table card_fees (
  uid text not null,
  -- the event's
  id text not null,
  currency text not null,
  -- opening, charge, monthly, network or reversed; initial is what the house puts on a new card
  kind text not null,
  -- signed: what the house's account for card fees gets
  amount numeric(38,18) not null,
  created_at timestamptz not null,
  primary key (uid, id, currency, kind)
);
create index card_fees_in_order on card_fees (created_at);
