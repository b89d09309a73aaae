-- Members whom a member pays again and again, under names of the member's own. Only they read them; they go with either one.
create table payees (
  uid bigint not null references members on delete cascade,
  payee bigint not null references members on delete cascade,
  nickname text not null,
  saved_at timestamptz not null default now(),
  primary key (uid, payee)
);
create index payees_of_payee on payees (payee);
