-- Whose keys this platform was made with, so that a process with other ones is refused at its start. A fingerprint is an HMAC of
-- the salt under the key (of SEAL_KEY under its public key, which a rotation names), so the table gives no key away.
create table platform_keys (
  name text primary key check (name in ('SECRET_KEY', 'SEAL_KEY')),
  salt bytea not null,
  fingerprint bytea not null,
  since timestamptz not null default now()
);
