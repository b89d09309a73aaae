create table pay_codes (
  id text primary key,
  -- the creator
  uid text not null,
  currency text not null,
  per_scan numeric(38,18) not null,
  times int not null,
  scans int not null default 0,
  expires_at timestamptz not null,
  -- 0 can be scanned, 1 used up, -1 expired
  status smallint not null default 0, -- type 0 | 1 | -1
  -- scans that nobody made, once it is expired
  unused int,
  created_at timestamptz not null,
  finished_at timestamptz
) with (fillfactor = 80);
create index pay_codes_of_member on pay_codes (uid, created_at);
create index pay_codes_in_order on pay_codes (created_at, id);
create index pay_codes_open on pay_codes (expires_at) where unused is null;
create index pay_codes_by_amount on pay_codes (per_scan, id);
create index pay_codes_by_expiry on pay_codes (expires_at, id);
create index pay_codes_by_id on pay_codes (id text_pattern_ops);

create table pay_code_scans (
  code_id text not null,
  -- who scanned
  uid text not null,
  scan int not null,
  currency text not null,
  amount numeric(38,18) not null,
  -- 0 on its way, 1 received
  status smallint not null default 0, -- type 0 | 1 | -1
  created_at timestamptz not null,
  received_at timestamptz,
  primary key (code_id, uid)
) with (fillfactor = 80);
create index pay_code_scans_of_member on pay_code_scans (uid, created_at);
