create table trades (
  uid text not null,
  id text not null,
  kind text not null default 'limit', -- type 'limit' | 'market'
  side text not null, -- type 'buy' | 'sell'
  base text not null,
  target text not null,
  -- target units for one base unit
  price numeric(38,18) not null,
  -- both in base
  amount numeric(38,18) not null,
  left_amount numeric(38,18) not null,
  -- locked for it when it was placed: target for a buy, base for a sell
  reserved numeric(38,18) not null,
  paid numeric(38,18) not null default 0,
  received numeric(38,18) not null default 0,
  -- of paid, and in it
  fee numeric(38,18) not null default 0,
  -- 0 open, 1 completed, -1 cancelled
  status smallint not null default 0, -- type 0 | 1 | -1
  cancelled_by text, -- type 'member' | 'admin'
  reason text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (uid, id)
) with (fillfactor = 80);
create index trades_of_member on trades (uid, created_at);
create index trades_in_order on trades (created_at, id);
create index trades_by_id on trades (id text_pattern_ops);
create index trades_open on trades (base, target, side, price) where status = 0;
create index trades_by_amount on trades (amount, id);
create index trades_by_price on trades (price, id);
