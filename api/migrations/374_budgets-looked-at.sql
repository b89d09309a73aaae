-- Budgets are held against what moves by the members whom it names: nobody else's last line is looked for.
-- Their last lines stay as columns that nothing reads: an API process of the version before still writes them while an upgrade takes.
-- When it was held against what moved last; null: not since it was saved.
alter table budgets add column looked_at timestamptz;
-- The currencies in it that had no price then.
alter table budgets add column unpriced text[] not null default '{}';
create index budgets_not_looked_at on budgets (uid) where looked_at is null;
create index budgets_unpriced on budgets (uid) where unpriced <> '{}';

-- The last lines of all statements and cards that budgets have been held against. Without it all of them are looked at.
create table work.budget_mark (
  one boolean primary key default true check (one),
  line bigint not null,
  card bigint not null
);

-- A price that comes, or comes again, brings the look that it was missing in.
alter table price_points add column noted_at timestamptz not null default now();
create trigger wake_tell_unpriced_budgets after insert or update of price on price_points
  for each statement execute function wake_job('tell-budgets');
