-- Members who were brought by another, and what that earned.
create table referrals (
  uid text primary key,
  referrer text not null,
  verified boolean not null,
  -- what the referrer got
  bonus numeric(38,18),
  currency text,
  created_at timestamptz not null,
  bonus_at timestamptz
) with (fillfactor = 80);
create index referrals_of_referrer on referrals (referrer, created_at);
create index referrals_in_order on referrals (created_at, uid);
