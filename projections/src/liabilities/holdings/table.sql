create table holdings (
  id text primary key,
  kind text not null, -- type 'address' | 'bank'
  name text not null,
  reference text not null,
  currency text not null,
  amount numeric(38, 18) not null,
  -- the day of which the amount is, by the evidence
  held_on date not null,
  evidence text not null,
  -- of a file in schema private
  file_id text,
  -- the custody's report that says so; null where finance states it
  report_id text,
  -- of a report: the chain, and on how many of members' deposit addresses it is; null for an address of the house
  network text,
  addresses int,
  stated_at timestamptz not null,
  stated_by text not null
);
