-- Why an administrator looks at the personal data of a case (an identity record, a bank account, a payment, a file). Asked
-- once; it goes with its member, for it may name them.
create table look_reasons (
  by_uid bigint not null,
  case_id text not null,
  uid bigint not null references members on delete cascade,
  reason text not null,
  at timestamptz not null default now(),
  primary key (by_uid, case_id)
);
create index look_reasons_uid on look_reasons (uid);

-- Administrators' looks at members' personal data, never the data itself. That somebody looked stays when the member has gone.
create table looks (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  by_uid bigint not null,
  uid bigint references members on delete set null,
  kind text not null check (kind in ('identity', 'document', 'bank')),
  case_id text not null,
  -- the record, the account or the file that was shown
  subject text not null,
  -- looks at the same thing soon after each other are one
  times int not null default 1,
  last_at timestamptz not null default now()
);
create index looks_at on looks (at desc, id desc);
create index looks_uid on looks (uid, at desc);
create index looks_by on looks (by_uid, subject, last_at desc);
