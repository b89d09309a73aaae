create table card_transactions (
  uid text not null,
  id text not null,
  -- charge, spend, fee, bonus or withdrawal
  type text not null, -- type wire.CardTransactionType from @strongroom/shared
  -- purchase or credit, of spends
  spend_type text, -- type 'purchase' | 'credit'
  currency text not null,
  -- signed: what it does to the card
  amount numeric(38,18) not null,
  -- 0 pending, 1 complete, -1 cancelled
  status smallint not null, -- type 0 | 1 | -1
  -- ISO day
  settled_on text,
  network_transaction_id text,
  -- the log of the same transaction that was taken back, in whose place it stands
  corrects text,
  reason text,
  -- the holder's daily limit that a purchase has passed
  above_limit numeric(38,18),
  -- a purchase booked while the holder had frozen the card
  while_frozen boolean not null default false,
  -- of a purchase that the card's processor has sent: its id of it
  purchase_id text,
  -- the network's log that has settled it
  log_id text,
  -- a purchase that the card had not let through, or not to that amount
  not_let_through boolean not null default false,
  -- running number of the last event behind the line
  number bigint not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (uid, id)
) with (fillfactor = 80);
create index card_transactions_of_member on card_transactions (uid, created_at);
-- The lines behind one of them are looked for after each movement.
create index card_transactions_by_number on card_transactions (number);
create index card_transactions_in_order on card_transactions (created_at, id);
create index card_transactions_by_id on card_transactions (id text_pattern_ops);
create index card_transactions_by_amount on card_transactions (amount, id);
create index card_transactions_by_settlement on card_transactions (settled_on, id);
create index card_transactions_by_network_id on card_transactions (network_transaction_id text_pattern_ops)
  where network_transaction_id is not null;
create index card_transactions_unwanted on card_transactions (created_at) where above_limit is not null or while_frozen;
