-- The orders' numbers stand in schema private.
create table card_orders (
  uid text not null,
  id text not null,
  -- the type of card that is opened with it, an entry of the catalogue
  card_type text,
  -- 0 pending, 1 processed, -1 rejected
  status smallint not null, -- type 0 | 1 | -1 | -2
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index card_orders_of_member on card_orders (uid, created_at);
create index card_orders_by_status on card_orders (status, created_at, id);
create index card_orders_in_order on card_orders (created_at, id);
create index card_orders_by_id on card_orders (id text_pattern_ops);
create index card_orders_by_finish on card_orders (decided_at, id);
