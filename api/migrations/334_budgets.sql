-- Amounts that members plan to spend in a month on a kind of spending. They go with their member.
create table budgets (
  uid bigint not null references members on delete cascade,
  -- a category of purchases with the card, its fees, or a kind of line of the statement
  kind text not null,
  currency text not null,
  amount numeric(38,18) not null check (amount > 0),
  -- months are those of this zone
  time_zone text not null,
  -- since when it has these terms: the months before are not held against them
  since timestamptz not null default now(),
  -- the last lines of the statement and of the card that it was held against
  seen_line bigint,
  seen_card bigint,
  -- of what its member was told last: the month (2026-11), and percent of the budget
  told_month text,
  told_share smallint check (told_share in (80, 100)),
  told_spent numeric(38,18),
  told_at timestamptz,
  primary key (uid, kind)
);
create trigger wake_tell_budgets after insert or update of currency, amount, time_zone on budgets
  for each row execute function wake_job('tell-budgets');
