-- By how much a member's holdings of a currency changed on a day (ISO text, UTC): available, locked and saving together.
-- A day's balance is the sum of its days so far, so no job has to run for a day to be there.
create table balance_days (
  uid text not null,
  currency text not null,
  day text not null,
  amount numeric(38,18) not null default 0,
  primary key (uid, currency, day)
) with (fillfactor = 70);

-- What one unit was worth in USDC at the end of a day.
create table day_prices (
  currency text not null,
  day text not null,
  price numeric(38,18) not null,
  primary key (currency, day)
);
