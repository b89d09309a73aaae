-- Addresses members send to: the address book. One that was taken out stays while sends refer to it.
create table bound_addresses (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  currency text not null,
  network text not null,
  name text not null,
  address text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index bound_addresses_once on bound_addresses (uid, currency, network, address) where removed_at is null;

-- Addresses of the house that members are paid at. An address that was given is given for ever, also when its member is
-- gone: `given_at` says so, not `uid`.
create table deposit_addresses (
  id uuid primary key,
  network text not null,
  address text not null unique,
  -- brought in by the demo: nobody holds its key
  demo boolean not null default false,
  imported_at timestamptz not null default now(),
  -- the administrator who brought it in
  imported_by bigint,
  uid bigint references members on delete set null,
  given_at timestamptz,
  -- shown to its member no more
  retired_at timestamptz,
  check (uid is null or given_at is not null)
);
create unique index deposit_addresses_of_member on deposit_addresses (uid, network) where retired_at is null;
create index deposit_addresses_in_pool on deposit_addresses (network, imported_at) where given_at is null;
