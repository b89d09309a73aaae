create table money_requests (
  -- who is asked, in whose wallet the request stands
  payer text not null,
  id text not null,
  asker text not null,
  currency text not null,
  amount numeric(38,18) not null,
  last_on text not null,
  status text not null, -- type 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'returned'
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (id, payer)
);
create index money_requests_received on money_requests (payer, created_at);
create index money_requests_sent on money_requests (asker, created_at);
create index money_requests_open on money_requests (last_on, payer, id) where status = 'open';
