-- What each administrator has adjusted without another's consent on a day (UTC), in USDC.
create table adjusted_alone (
  uid bigint not null references members on delete cascade,
  day date not null,
  worth numeric not null,
  primary key (uid, day)
);
