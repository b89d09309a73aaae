-- Taken out of the pool: given to nobody, and gone as soon as the log says who took it out.
alter table private.deposit_addresses add column removed_at timestamptz;
drop index private.deposit_addresses_in_pool;
create index deposit_addresses_in_pool on private.deposit_addresses (network, imported_at)
  where given_at is null and removed_at is null;
