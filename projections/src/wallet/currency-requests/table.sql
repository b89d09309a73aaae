create table currency_requests (
  uid text not null,
  id text not null,
  currency text not null,
  -- 0 pending, 1 approved, -1 rejected
  status smallint not null, -- type 0 | 1 | -1 | -2
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index currency_requests_by_status on currency_requests (status, created_at, id);
create index currency_requests_by_id on currency_requests (id text_pattern_ops);
create index currency_requests_in_order on currency_requests (created_at, id);
create index currency_requests_of_member on currency_requests (uid, created_at);
create index currency_requests_by_finish on currency_requests (decided_at, id);
