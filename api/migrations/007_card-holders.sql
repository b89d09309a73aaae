-- Whose name and billing address a card bears.
create table card_holders (
  uid bigint primary key references members on delete cascade,
  holder_name text not null,
  billing_country text not null,
  billing_state text not null,
  billing_city text not null,
  billing_address text not null,
  billing_postal text not null,
  updated_at timestamptz not null default now()
);

-- Numbers of orders at the other provider.
create table card_orders (
  uid bigint not null references members on delete cascade,
  id uuid not null,
  order_number text not null,
  created_at timestamptz not null default now(),
  primary key (uid, id)
);
