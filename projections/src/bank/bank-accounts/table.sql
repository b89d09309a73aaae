-- Names and numbers are in schema private, under the same id.
create table bank_accounts (
  uid text not null,
  id text not null,
  -- 0 pending, 1 approved, -1 rejected
  status smallint not null, -- type 0 | 1 | -1
  category_id text,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Of its details as they are now.
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index bank_accounts_by_status on bank_accounts (status, created_at, id);
create index bank_accounts_by_id on bank_accounts (id text_pattern_ops);
create index bank_accounts_in_order on bank_accounts (created_at, id);
create index bank_accounts_of_member on bank_accounts (uid, created_at);
create index bank_accounts_by_update on bank_accounts (updated_at, id);
