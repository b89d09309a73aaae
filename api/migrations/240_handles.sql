-- Names that members choose to be paid by. `key` is the handle without its dots and underscores: two handles that differ in those alone would be
-- taken for each other. One that its member has left stays theirs, so that nobody is paid by another's old name; all go with the member.
create table handles (
  key text primary key,
  handle text not null,
  uid bigint not null references members on delete cascade,
  taken_at timestamptz not null default now(),
  left_at timestamptz
);
create unique index handles_of_now on handles (uid) where left_at is null;
create index handles_of_member on handles (uid);
create index handles_begin on handles (handle text_pattern_ops) where left_at is null;

-- What a payer who has not paid a member yet may find them by, and sees of their name: null is the usual, by the kind of account.
alter table members
  add column found_by_email boolean not null default true,
  add column found_by_phone boolean not null default true,
  add column name_shown text check (name_shown in ('full', 'short', 'none'));
create index members_of_phone on members ((area_code || phone)) where phone_proven;
