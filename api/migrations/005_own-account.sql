-- `leaving`: the member is being deleted. True only between the first step and the erasure, when a crash came between them.
alter table members
  add column area_code text,
  add column phone text,
  add column leaving boolean not null default false;
create index members_referral on members (referral) where referral is not null;

create index login_log_at on login_log (at);

-- Which letter it is (`code login`, `password changed`), for the log of e-mails, which shows neither text nor code.
alter table mailbox add column letter text not null default '';
create index mailbox_at on mailbox (at);

-- What was sent to phones, without its text.
create table sms_log (
  id uuid primary key,
  uid bigint references members on delete cascade,
  number text not null,
  scene text not null,
  -- 0 waiting, 1 handed over, -1 not taken
  status smallint not null default 0,
  at timestamptz not null default now()
);
create index sms_log_at on sms_log (at);
create index sms_log_uid on sms_log (uid);

-- Companies that ask for gift cards. Nothing is promised and no money moves, so the log does not know of them.
create table gift_card_applications (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  website text not null,
  face_value numeric(38, 18) not null,
  -- how many: 0 under 100, 1 to 300, 2 to 1000, 3 above
  quantity smallint not null,
  at timestamptz not null default now()
);
create index gift_card_applications_at on gift_card_applications (at);
create index gift_card_applications_uid on gift_card_applications (uid);
