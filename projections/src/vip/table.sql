create table vip_applications (
  uid text not null,
  id text not null,
  -- ids of what schema private holds
  bank_id text not null,
  file_id text not null,
  -- of a single transaction, in USD: 0 under 1,000, 1 to 5,000, 2 to 10,000, 3 above
  volume smallint not null, -- type Volume from @strongroom/ledger/vip
  -- 0 pending, 1 approved, -1 rejected
  status smallint not null, -- type 0 | 1 | -1
  vip_level int,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index vip_applications_by_status on vip_applications (status, created_at, id);
create index vip_applications_by_id on vip_applications (id text_pattern_ops);
create index vip_applications_in_order on vip_applications (created_at, id);
create index vip_applications_of_member on vip_applications (uid, created_at);
create index vip_applications_by_finish on vip_applications (decided_at, id);
