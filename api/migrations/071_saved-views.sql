-- Lists of the back office as administrators have filtered, sorted and arranged them, under names. They decide nothing, and
-- a filter may name people: they are not in the log, and go with the account of whoever saved them.
create table saved_views (
  id bigint generated always as identity primary key,
  owner bigint not null references members on delete cascade,
  -- the address of the list, and what stands in it behind the question mark
  place text not null,
  query text not null,
  name text not null,
  is_shared boolean not null,
  saved_at timestamptz not null default now()
);
create unique index saved_views_named on saved_views (owner, place, lower(name));
create index saved_views_shared on saved_views (place) where is_shared;
