-- Prices of which a member wants to be told. They go with their member.
create table price_alerts (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  -- the price of a pair that is traded, or the rate of a swap
  kind text not null check (kind in ('trade', 'swap')),
  base text not null,
  target text not null,
  direction text not null check (direction in ('above', 'below')),
  price numeric(38,18) not null,
  repeats boolean not null,
  -- a repeated one that was told waits until the price has been on the other side
  armed boolean not null default true,
  -- 0 waits, 1 was told once and for all
  status smallint not null default 0 check (status in (0, 1)),
  expires_at timestamptz,
  told_at timestamptz,
  told_price numeric(38,18),
  created_at timestamptz not null default now()
);
create index price_alerts_of on price_alerts (uid, created_at);
create index price_alerts_waiting on price_alerts (kind, base, target) where status = 0;

create trigger wake_tell_price_alerts after insert or update of price on price_points
  for each row execute function wake_job('tell-price-alerts');
create trigger wake_tell_new_price_alert after insert on price_alerts
  for each row execute function wake_job('tell-price-alerts');
