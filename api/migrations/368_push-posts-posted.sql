-- A push message is of use for as long as a push service keeps it, from when it was posted: it is not tried any longer either.
alter table push_posts add column posted_at timestamptz not null default now();
