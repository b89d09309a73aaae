-- The link in a mail about the end of an allow-list of addresses, as a keyed hash: it calls the end off. One for each end.
create table allow_list_ends (
  hash bytea primary key,
  uid bigint not null references members on delete cascade,
  ends_at timestamptz not null,
  unique (uid, ends_at)
);
create index allow_list_ends_expiry on allow_list_ends (ends_at);
