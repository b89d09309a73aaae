create table address_applications (
  uid text not null,
  id text not null,
  currency text not null,
  network text not null,
  -- 0 pending, 1 complete
  status smallint not null, -- type 0 | 1
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index address_applications_by_status on address_applications (status, network, created_at);
create index address_applications_by_id on address_applications (id text_pattern_ops);
create index address_applications_in_order on address_applications (created_at, id);
create index address_applications_of_member on address_applications (uid, created_at);
create index address_applications_by_finish on address_applications (decided_at, id);
