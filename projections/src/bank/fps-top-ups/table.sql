create table fps_top_ups (
  uid text not null,
  id text not null,
  hkd_amount numeric(38,18) not null,
  ratio numeric(38,18) not null,
  -- what it is credited in
  currency text not null,
  receipt_id text not null,
  -- 0 pending, 1 approved, -1 rejected
  status smallint not null, -- type 0 | 1 | -1 | -2
  amount numeric(38,18),
  fee numeric(38,18),
  credited numeric(38,18),
  external_tx_id text,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index fps_top_ups_of_member on fps_top_ups (uid, created_at);
create index fps_top_ups_by_status on fps_top_ups (status, created_at, id);
create index fps_top_ups_in_order on fps_top_ups (created_at, id);
create index fps_top_ups_by_id on fps_top_ups (id text_pattern_ops);
create index fps_top_ups_by_amount on fps_top_ups (hkd_amount, id);
create index fps_top_ups_waiting_of on fps_top_ups (hkd_amount) where status = 0;
create index fps_top_ups_by_finish on fps_top_ups (decided_at, id);
create index fps_top_ups_by_external_tx_id on fps_top_ups (external_tx_id text_pattern_ops) where external_tx_id is not null;
