-- Authenticator apps (RFC 6238) that members sign in with: the secret is sealed with a key that is not in the database. One that
-- has not been confirmed yet stands here too; credentials say since when a member's is asked for, so that a sign-in under way meets it.
create table authenticators (
  uid bigint primary key references members on delete cascade,
  secret bytea not null,
  begun_at timestamptz not null default now(),
  -- time step of the last code that was taken: none counts twice
  last_step bigint not null default 0
);
-- What opens the account once each when the app is lost, as keyed hashes.
create table recovery_codes (
  uid bigint not null references members on delete cascade,
  hash bytea not null,
  primary key (uid, hash)
);
alter table credentials add column authenticator_since timestamptz;
alter table code_proofs
  add column authenticator_tries int not null default 0,
  add column authenticator_checked boolean not null default false;
