-- What an administrator's Idempotency-Key was first used for: `request` is a keyed hash of the call and all that it was given.
create table idempotency_keys (
  command_id uuid primary key,
  request bytea not null,
  used_at timestamptz not null default now()
);
create index idempotency_keys_used on idempotency_keys (used_at);
