-- A member's wallet rows, one a currency. Opened ones are there at zero.
create table wallets (
  uid text not null,
  currency text not null,
  amount numeric(38,18) not null default 0,
  locked numeric(38,18) not null default 0,
  user_fixed_deposit_amount numeric(38,18) not null default 0,
  card numeric(38,18) not null default 0,
  primary key (uid, currency)
) with (fillfactor = 70);
