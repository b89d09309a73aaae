create table collections (
  id text primary key,
  network text not null,
  currency text not null,
  central_address text not null,
  -- what was asked for, from how many addresses
  amount numeric(38,18) not null,
  addresses int not null,
  -- 0 asked, 1 done, -1 failed
  status smallint not null, -- type 0 | 1 | -1
  txid text,
  -- what came of it
  collected numeric(38,18) not null,
  collected_addresses int not null,
  reason text,
  asked_by text not null,
  created_at timestamptz not null,
  decided_at timestamptz
) with (fillfactor = 80);
create index collections_in_order on collections (created_at);
create index collections_open on collections (created_at) where status = 0;

-- what has been collected from each address
create table collected_addresses (
  address_id text not null,
  currency text not null,
  collected numeric(38,18) not null default 0,
  primary key (address_id, currency)
);
