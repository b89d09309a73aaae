create table quick_pay_runs (
  uid text not null,
  schedule text not null,
  on_day text not null,
  -- the payment; null on a day that was skipped for `reason`
  payment text,
  reason text,
  at timestamptz not null,
  primary key (uid, schedule, on_day)
);
create index quick_pay_runs_skipped on quick_pay_runs (at) where reason is not null;
