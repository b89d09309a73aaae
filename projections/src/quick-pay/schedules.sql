create table quick_pay_schedules (
  uid text not null,
  id text not null,
  receiver text not null,
  currency text not null,
  amount numeric(38,18) not null,
  every text not null, -- type 'once' | 'week' | 'month'
  first_on text not null,
  last_on text,
  -- null when no day is to come
  next_on text,
  status text not null, -- type 'active' | 'paused' | 'over' | 'cancelled'
  created_at timestamptz not null,
  primary key (uid, id)
);
create index quick_pay_schedules_due on quick_pay_schedules (next_on, uid, id) where status = 'active';
