-- What stands on every account, from legs alone.
create table balances (
  account text not null,
  currency text not null,
  amount numeric(38,18) not null default 0,
  primary key (account, currency)
) with (fillfactor = 70);
