create table quick_pays (
  sender text not null,
  -- chosen by the sender, so it names the payment only together with them
  id text not null,
  receiver text not null,
  currency text not null,
  amount numeric(38,18) not null,
  -- 0 on its way (the money is in transit), 1 received, -1 came back to the sender
  status smallint not null default 0, -- type 0 | 1 | -1
  created_at timestamptz not null,
  received_at timestamptz,
  primary key (id, sender)
) with (fillfactor = 80);
create index quick_pays_sent on quick_pays (sender, created_at);
create index quick_pays_received on quick_pays (receiver, created_at);
create index quick_pays_in_order on quick_pays (created_at, id);
create index quick_pays_by_amount on quick_pays (amount, id);
