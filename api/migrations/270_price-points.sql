-- What currencies were worth in USDC within the last two days, a quarter of an hour each. The price of a whole day is in the log
-- (`views.day_prices`); these are too many for it, and nothing is booked by them.
create table price_points (
  currency text not null,
  -- the beginning of the quarter
  at timestamptz not null,
  -- the last one known in it
  price numeric(38,18) not null,
  primary key (currency, at)
);
create index price_points_at on price_points (at);
