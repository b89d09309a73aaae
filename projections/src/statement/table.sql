-- One line for each movement, member and currency: what a statement shows. Void lines (pending, rejected, cancelled) stay.
create table movements (
  uid text not null,
  id text not null,
  currency text not null,
  kind text not null, -- type wire.TransactionType from @strongroom/shared
  -- id of the top-up, swap or payment
  reference text not null,
  state text not null, -- type 'pending' | 'done' | 'rejected' | 'cancelled' | 'reversed'
  -- what it did to the available balance, signed; zero while pending and when rejected
  amount numeric(38,18) not null,
  -- the available balance after it; null as long as nothing has moved
  available_after numeric(38,18),
  -- what was asked for, where it is not what has moved
  asked numeric(38,18),
  fee numeric(38,18),
  -- the other member of a payment
  counterparty text,
  reason text,
  details json, -- type Readonly<Record<string, string>>
  -- running number of the event that booked it: the order of the statement
  number bigint not null,
  created_at timestamptz not null,
  booked_at timestamptz,
  primary key (uid, id)
) with (fillfactor = 90);
-- With the currency inside, one index serves the statement of a member and that of one of their wallets.
create index movements_of_member on movements (uid, number) include (currency);
-- Sums of a member's days are of few lines out of many.
create index movements_of_member_in_time on movements (uid, created_at);
create index movements_by_id on movements (id text_pattern_ops);
create index movements_in_order on movements (number, id);
create index movements_in_time on movements (created_at);
-- What is rare is found without going through all lines: a kind, an amount.
create index movements_of_kind on movements (kind, number);
create index movements_of_amount on movements (abs(amount), number);
create index movements_asked on movements (asked, number) where asked is not null;

-- The running balance the next line begins with.
create table movement_balances (
  uid text not null,
  currency text not null,
  available numeric(38,18) not null default 0,
  primary key (uid, currency)
) with (fillfactor = 70);
