-- Passkeys (WebAuthn) that members sign in with. `id` is the credential's own, `key` the one that screens name it by. The name is
-- the member's words, and the public key opens nothing.
create table passkeys (
  id bytea primary key,
  key uuid not null unique default gen_random_uuid(),
  uid bigint not null references members on delete cascade,
  name text not null,
  public_key bytea not null,
  -- how often the passkey says that it has signed; 0 for good where it does not count
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_of on passkeys (uid);
-- What a passkey is to sign, by its hash: once, for one purpose, and in the session that asked, except at sign-in.
create table passkey_challenges (
  hash bytea primary key,
  purpose text not null,
  uid bigint references members on delete cascade,
  session text not null default '',
  expires_at timestamptz not null
);
