create table adjustments (
  uid text not null,
  id text not null,
  currency text not null,
  -- signed: above zero was added
  amount numeric(38,18) not null,
  reason text not null,
  entered_by text not null,
  -- 0 pending, 1 approved, -1 rejected, -2 withdrawn
  status smallint not null, -- type 0 | 1 | -1 | -2
  rejection text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index adjustments_by_status on adjustments (status, created_at, id);
create index adjustments_in_order on adjustments (created_at, id);
create index adjustments_by_id on adjustments (id text_pattern_ops);
create index adjustments_of_member on adjustments (uid, created_at);
create index adjustments_by_amount on adjustments (amount, id);
create index adjustments_waiting_of on adjustments (amount) where status = 0;
create index adjustments_waiting_entered on adjustments (entered_by) where status = 0;
create index adjustments_by_finish on adjustments (decided_at, id);
