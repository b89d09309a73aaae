-- The months of the books that were closed.
create table periods (
  -- 2026-10, in UTC
  month text primary key,
  -- its entries are those of so many first events of the log that were booked before it was over
  events bigint not null,
  -- SHA-256 of its trial balance, hexadecimal
  digest text not null,
  closed_at timestamptz not null,
  closed_by text not null
);
