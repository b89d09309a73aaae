create table card_purchases (
  uid text not null,
  -- the processor's id
  id text not null,
  state text not null, -- type 'pending' | 'captured' | 'declined' | 'reversed' | 'expired'
  currency text not null,
  -- the first amount that was asked for
  asked numeric(38,18) not null,
  -- approved in all, what is held of it now, what was captured and what came back
  authorised numeric(38,18) not null default 0,
  held numeric(38,18) not null default 0,
  captured numeric(38,18) not null default 0,
  refunded numeric(38,18) not null default 0,
  channel text, -- type PurchaseChannel from @strongroom/shared
  mcc text,
  country text,
  -- the disposable number that it was made by, and its last four digits
  number_id text,
  number_last4 text,
  -- what the merchant asked, in another currency than the card's, and the processor's rate
  bought_currency text,
  bought_amount numeric(38,18),
  rate numeric(38,18),
  -- why it was declined, by whose rule, and the limit that it would have passed
  because text, -- type DeclineReason from @strongroom/shared
  ruled_by text, -- type 'holder' | 'house'
  limit_of text, -- type PurchaseLimit['of'] from @strongroom/ledger/card
  limit_per text, -- type PurchaseLimit['per'] from @strongroom/ledger/card
  limit_amount numeric(38,18),
  -- captured without a hold or above it, or with a card that was frozen
  unwanted boolean not null default false,
  expires_on text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (uid, id)
) with (fillfactor = 80);
create index card_purchases_of_member on card_purchases (uid, created_at);
create index card_purchases_in_order on card_purchases (created_at, id);
create index card_purchases_by_state on card_purchases (state, created_at, id);
create index card_purchases_by_id on card_purchases (id text_pattern_ops);
create index card_purchases_by_amount on card_purchases (asked, id);
create index card_purchases_by_update on card_purchases (updated_at, id);
create index card_purchases_expiring on card_purchases (expires_on) where held > 0;
