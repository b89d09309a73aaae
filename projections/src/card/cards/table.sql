create table cards (
  uid text primary key,
  -- id of what schema private holds
  card_id text not null,
  -- in-review, active, suspended or blocked
  status text not null, -- type CardStatus from @strongroom/ledger/card
  opened_by text not null, -- type CardOpener from @strongroom/ledger/card
  -- an entry of the catalogue; none for cards of a house without types
  card_type text,
  -- ISO day
  active_since text,
  -- the last month whose fee was taken: 2026-02
  fee_paid_for text,
  -- ISO day on which it was activated first; the annual fee comes a year after it
  first_active text,
  -- the month of the last annual fee that was taken
  annual_fee_paid_for text,
  -- why it is blocked, or was put in arrears
  reason text,
  -- put in arrears by an administrator: no payment of a fee brings it back
  by_hand boolean not null default false,
  -- by its holder, whatever its status
  frozen boolean not null default false,
  -- the most that its holder wants moved in a day, in the currency of cards
  daily_limit numeric(38,18),
  opened_at timestamptz not null,
  updated_at timestamptz not null
) with (fillfactor = 80);
create unique index cards_by_id on cards (card_id);
create index cards_in_order on cards (opened_at, uid);
create index cards_by_update on cards (updated_at, uid);
create index cards_by_type on cards (card_type) where card_type is not null;
create index cards_that_may_owe on cards (active_since) where status in ('active', 'suspended');
