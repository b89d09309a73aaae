-- Devices that a member has signed in from, as keyed hashes: a sign-in from another one is told by mail.
create table devices (
  uid bigint not null references members on delete cascade,
  hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (uid, hash)
);

-- The link in a mail about a sign-in, as a keyed hash. Used once.
create table sign_in_alerts (
  hash bytea primary key,
  uid bigint not null references members on delete cascade,
  device bytea not null,
  expires_at timestamptz not null
);
create index sign_in_alerts_uid on sign_in_alerts (uid);
create index sign_in_alerts_expiry on sign_in_alerts (expires_at);
