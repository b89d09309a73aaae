-- Limits of purchases that members set for their own cards, each as its member was told last that most or all of it is used.
create table card_limits_told (
  uid bigint not null references members on delete cascade,
  -- all purchases, or one way of them; in a day or a month
  limit_of text not null,
  limit_per text not null,
  -- the day (2026-12-01) or month (2026-12), UTC
  period text not null,
  share smallint not null check (share in (80, 100)),
  currency text not null,
  amount numeric(38,18) not null,
  used numeric(38,18) not null,
  told_at timestamptz not null,
  primary key (uid, limit_of, limit_per)
);
