-- What is printed on a card. Its number is sealed with a key that is not in the database; its CVV is kept nowhere.
create table cards (
  -- as in the log
  card_id uuid primary key,
  uid bigint not null unique references members on delete cascade,
  -- the issuer's own code of the card
  reference text not null unique,
  number bytea not null,
  -- keyed, so that no two cards have one number
  number_hash bytea not null unique,
  last4 text not null,
  -- MM/YY
  expiry text not null,
  updated_at timestamptz not null default now()
);

-- Where and what for somebody has spent, under the id of the card log in the log.
create table card_log_details (
  log_id uuid primary key,
  uid bigint not null references members on delete cascade,
  -- ISO day
  purchased_on text not null,
  merchant text not null,
  description text not null,
  mcc text not null,
  memo text not null
);
create index card_log_details_uid on card_log_details (uid);
