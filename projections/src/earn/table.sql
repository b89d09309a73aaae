create table fixed_deposits (
  uid text not null,
  id text not null,
  plan_id text not null,
  currency text not null,
  principal numeric(38,18) not null,
  -- months; 0 is a current plan
  term smallint not null, -- type 0 | 1 | 3 | 6 | 12
  -- percent a year, in the running month
  rate numeric(38,18) not null,
  -- from the next month on, where it was changed
  next_rate numeric(38,18),
  -- days are ISO text (2026-02-28), which compares as they do
  started_on text not null,
  matures_on text,
  paid_months int not null default 0,
  realized_interest numeric(38,18) not null default 0,
  forfeited numeric(38,18),
  -- when the next interest, or the principal of a fixed term, falls due; null once it is closed
  due_on text,
  -- 0 in progress, 1 completed, -1 cancelled
  status smallint not null default 0, -- type 0 | 1 | -1
  reason text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (uid, id)
) with (fillfactor = 80);
create index fixed_deposits_of_member on fixed_deposits (uid, created_at);
create index fixed_deposits_in_order on fixed_deposits (created_at, id);
create index fixed_deposits_by_id on fixed_deposits (id text_pattern_ops);
create index fixed_deposits_due on fixed_deposits (due_on) where status = 0;
create index fixed_deposits_by_amount on fixed_deposits (principal, id);
create index fixed_deposits_by_maturity on fixed_deposits (matures_on, id);

-- What happened to each, one line a fact.
create table fixed_deposit_logs (
  uid text not null,
  deposit_id text not null,
  number bigint not null,
  -- subscribed, interest, rate, matured, redeemed, cancelled
  kind text not null, -- type 'subscribed' | 'interest' | 'rate' | 'matured' | 'redeemed' | 'cancelled'
  currency text not null,
  -- what moved, positive; 0 for a changed rate
  amount numeric(38,18) not null,
  details text not null,
  created_at timestamptz not null,
  primary key (uid, deposit_id, number)
);
