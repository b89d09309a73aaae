create table kyc_records (
  uid text not null,
  id text not null,
  -- 0 a person's, 1 a company's
  kind smallint not null, -- type UserType from @strongroom/ledger/account
  -- [{ kind, fileId }]: files of schema private
  documents json not null, -- type readonly { readonly kind: string; readonly fileId: string }[]
  -- 0 pending, 1 approved, -1 rejected
  status smallint not null, -- type 0 | 1 | -1
  reason text,
  -- the record that an administrator has put in its place
  replaced_by text,
  erased boolean not null,
  submitted_at timestamptz not null,
  submitted_by text not null,
  decided_at timestamptz,
  decided_by text,
  primary key (uid, id)
) with (fillfactor = 80);
create index kyc_records_by_status on kyc_records (status, submitted_at, id);
create index kyc_records_in_order on kyc_records (submitted_at, id);
create index kyc_records_of_member on kyc_records (uid, submitted_at);
create index kyc_records_by_finish on kyc_records (decided_at, id);
create index kyc_records_by_id on kyc_records (id);

-- Where a member stands: the newest record, and what was decided last, which may have been about none.
create table kyc_standings (
  uid text primary key,
  -- 0 pending, 1 approved, -1 rejected or nothing handed in
  status smallint not null, -- type KycStatus from @strongroom/ledger/account
  record_id text,
  kind smallint, -- type UserType from @strongroom/ledger/account
  reason text,
  submitted_at timestamptz,
  decided_at timestamptz
) with (fillfactor = 80);
create index kyc_standings_proven on kyc_standings (decided_at) where status = 1;
