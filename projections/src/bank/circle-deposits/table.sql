create table circle_deposits (
  uid text not null,
  -- Circle's own id of the payment
  id text not null,
  currency text not null,
  amount numeric(38,18) not null,
  fee numeric(38,18) not null,
  credited numeric(38,18) not null,
  created_at timestamptz not null,
  recorded_by text not null,
  primary key (uid, id)
);
create index circle_deposits_of_member on circle_deposits (uid, created_at);
create index circle_deposits_in_order on circle_deposits (created_at, id);
create index circle_deposits_by_amount on circle_deposits (amount, id);
create index circle_deposits_by_credited on circle_deposits (credited, id);
create index circle_deposits_by_id on circle_deposits (id text_pattern_ops);
