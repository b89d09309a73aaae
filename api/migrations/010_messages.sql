-- Messages to phones on their way. Once the gateway has taken one, its text and code are wiped.
alter table sms_log
  add column body text not null default '',
  add column code text,
  add column tries int not null default 0,
  add column next_try_at timestamptz not null default now();
create index sms_log_unsent on sms_log (next_try_at) where status = 0;

-- Whether a code sent to the number has come back.
alter table members add column phone_proven boolean not null default false;
