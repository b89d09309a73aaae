-- What a member's list of sessions says: the program and its system by name (never the whole user agent), the sign-in that
-- opened it, which has the address, and when it was last used, five minutes more or less.
alter table sessions
  add column browser text not null default '',
  add column system text not null default '',
  add column login_id bigint references login_log on delete set null,
  add column used_at timestamptz not null default now();
create index sessions_login on sessions (login_id);
