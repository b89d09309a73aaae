-- A member's standing. Names and addresses are elsewhere, in schema private.
create table members (
  uid text primary key,
  user_type smallint not null, -- type UserType from @strongroom/ledger/account
  enabled boolean not null,
  frozen boolean not null,
  kyc_status smallint not null, -- type KycStatus from @strongroom/ledger/account
  vip_level int not null,
  user_group text,
  quickpay_status smallint not null, -- type 0 | 1
  role text not null, -- type Role from @strongroom/ledger/account
  registered_at timestamptz not null
) with (fillfactor = 80);
create index members_in_order on members (registered_at);
-- Administrators list members by their standing, beside profiles whose uids are numbers.
create unique index members_by_number on members ((uid::bigint));
create index members_disabled on members ((uid::bigint)) where not enabled;
create index members_by_verification on members (kyc_status, (uid::bigint));
create index members_by_level on members (vip_level, (uid::bigint));
create index members_by_group on members (user_group, (uid::bigint)) where user_group is not null;
