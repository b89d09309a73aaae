-- Schema private: what must never be in the log, and what only a running session needs.

create sequence member_uid start with 100044;

-- `registered`: the log knows the member. False only between this row and the fact, when a crash came between them.
create table members (
  uid bigint primary key default nextval('member_uid'),
  email text not null,
  username text not null,
  language text not null default 'en',
  user_type smallint not null,
  referral text,
  t text,
  registered boolean not null default false,
  created_at timestamptz not null default now()
);
alter sequence member_uid owned by members.uid;
create unique index members_email on members (lower(email));

-- argon2id, as PHC strings.
create table credentials (
  uid bigint primary key references members on delete cascade,
  password text not null,
  pin text,
  changed_at timestamptz not null default now()
);

-- Session keys are 32 random bytes; only their SHA-256 is here.
create table sessions (
  hash bytea primary key,
  uid bigint not null references members on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_uid on sessions (uid);
create index sessions_expiry on sessions (expires_at);

-- Emailed codes, keyed hashes. `binding` is what a money code approves, empty for the others. `used_by` is the command
-- that used it, so that the same command may be asked for again.
create table email_codes (
  id uuid primary key,
  email text not null,
  scene text not null,
  binding text not null,
  code bytea not null,
  tries int not null default 0,
  used_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_codes_email on email_codes (email, scene, created_at desc);
create index email_codes_expiry on email_codes (expires_at);

-- What proves that an emailed code was right (fp_session_key), by hash.
create table code_proofs (
  hash bytea primary key,
  email text not null,
  scene text not null,
  pin_tries int not null default 0,
  pin_checked boolean not null default false,
  expires_at timestamptz not null
);
create index code_proofs_expiry on code_proofs (expires_at);

create table login_log (
  id bigint generated always as identity primary key,
  uid bigint not null references members on delete cascade,
  at timestamptz not null default now(),
  address text not null,
  country text not null
);
create index login_log_uid on login_log (uid, at desc);

-- Mail on its way, and the development mailbox. Once a real server has taken a mail, its text and code are wiped.
create table mailbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  code text,
  at timestamptz not null default now(),
  sent_at timestamptz,
  tries int not null default 0,
  next_try_at timestamptz not null default now()
);
create index mailbox_recipient on mailbox (recipient, id desc);
create index mailbox_unsent on mailbox (next_try_at) where sent_at is null;

-- `used_by` is the command that took it, so that the same command may be asked for again.
create table quotes (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  source text not null,
  target text not null,
  source_amount numeric(38, 18) not null,
  rate numeric(38, 18) not null,
  fee_rate numeric(38, 18) not null,
  used_by uuid,
  expires_at timestamptz not null
);
create index quotes_expiry on quotes (expires_at);

-- Changing calls that have been seen, by a hash of session, tonce, method and path.
create table replays (
  key bytea primary key,
  seen_at timestamptz not null default now()
);
create index replays_seen_at on replays (seen_at);

-- Counters of the rate limits. Lost in a crash, which only gives everybody a fresh start.
create unlogged table rate_counts (
  key text primary key,
  count int not null,
  until timestamptz not null
);
create index rate_counts_until on rate_counts (until);
