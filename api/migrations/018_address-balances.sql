-- What the custody has last said to stand on deposit addresses: asked for again by a scan.
create table private.address_balances (
  address_id uuid not null references private.deposit_addresses on delete cascade,
  network text not null,
  currency text not null,
  amount numeric(38,18) not null,
  scanned_at timestamptz not null,
  primary key (address_id, currency)
);
create index address_balances_by_amount on private.address_balances (network, currency, amount);

-- The demo custody's own books: what it has collected, once under each id.
create table private.demo_collections (
  collection_id text not null,
  address text not null,
  network text not null,
  currency text not null,
  amount numeric(38,18) not null,
  primary key (collection_id, address)
);
create index demo_collections_of_address on private.demo_collections (address);
