-- What is personal about payments that were asked for or sent by bank. The log has only their id.
create table payment_details (
  uid bigint not null references members on delete cascade,
  id uuid not null,
  name text not null,
  remarks text not null default '',
  -- of a sent payment: where it goes
  account text,
  bank text,
  swift text,
  created_at timestamptz not null default now(),
  primary key (uid, id)
);
