create table swaps (
  uid text not null,
  id text not null,
  source text not null,
  target text not null,
  source_amount numeric(38,18) not null,
  received_amount numeric(38,18) not null,
  rate numeric(38,18) not null,
  fee_rate numeric(38,18) not null,
  -- in the source currency
  fee numeric(38,18) not null,
  created_at timestamptz not null,
  primary key (id, uid)
);
create index swaps_of_member on swaps (uid, created_at);
create index swaps_in_order on swaps (created_at, id);
create index swaps_by_id on swaps (id text_pattern_ops);
create index swaps_by_given on swaps (source_amount, id);
