-- Where a member's browsers take push messages, each by the wish of the member who is signed in there. It goes with its member, and
-- with the session when that is ended; after one that has run out it waits for its member to sign in there again.
create table push_subscriptions (
  endpoint text primary key,
  uid bigint not null references members on delete cascade,
  session bytea not null,
  -- the browser's public key and secret, which messages to it are sealed by
  p256dh bytea not null,
  auth bytea not null,
  amounts boolean not null,
  bound_at timestamptz not null default now()
);
create index push_subscriptions_of on push_subscriptions (uid, bound_at);
create index push_subscriptions_session on push_subscriptions (session);

-- Messages on their way; each goes once it is sent or given up.
create table push_posts (
  id bigint generated always as identity primary key,
  endpoint text not null references push_subscriptions on delete cascade,
  body text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default now()
);
create index push_posts_due on push_posts (next_try_at);
create index push_posts_to on push_posts (endpoint);
create trigger wake_deliver_pushes after insert on push_posts
  for each row execute function wake_job('deliver-pushes');
