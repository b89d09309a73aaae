-- Payments that are begun on one device of a member's and wait to be confirmed on another one, each as its review has shown it, bound to
-- the session that began it. It lives for minutes, and is used once.
create table confirmations (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  session bytea not null,
  scene text not null,
  binding text not null,
  payee_uid text,
  payee text,
  currency text,
  amount text,
  details jsonb not null default '{}',
  standing text not null default 'waiting',
  confirmed_by text,
  used_by text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index confirmations_of on confirmations (uid);
create index confirmations_expired on confirmations (expires_at);

-- The member's open streams of changes are told that something was decided, and nothing else about it.
create function tell_member() returns trigger language plpgsql as $$
begin
  perform pg_notify('strongroom_told', new.uid::text);
  return null;
end
$$;
create trigger tell_confirmed after update of standing on confirmations
  for each row execute function tell_member();

-- Whether a browser's member confirms there what they begin elsewhere.
alter table push_subscriptions add column confirms boolean not null default false;
-- For how long a push service keeps a message for a browser that is away.
alter table push_posts add column kept_seconds integer not null default 86400;
