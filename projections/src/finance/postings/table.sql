-- One row a leg, in the order of the log: the books as finance adds them up.
create table postings (
  -- the event's running number, and the leg's place in it from 0
  number bigint not null,
  leg integer not null,
  at timestamptz not null,
  type text not null,
  -- the month (2026-10) that the entry is about, where its fact names one
  month text,
  -- members' accounts by pocket: user:*:available; whose it is stands in uid
  account text not null,
  uid text,
  currency text not null,
  amount numeric(38,18) not null,
  primary key (number, leg)
);
create index postings_of_account on postings (account, currency, number);
create index postings_about on postings (month, number) where month is not null;
create index postings_reversed on postings (number) where type in ('MovementReversed', 'CardLogReversed');
create index postings_by_time on postings using brin (at);
