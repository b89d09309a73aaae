-- What a member wants no notices of, and in which channel. Kinds and channels only: nothing of what a notice says.
create table notices_off (
  uid bigint not null references members on delete cascade,
  kind text not null,
  channel text not null,
  primary key (uid, kind, channel)
);
