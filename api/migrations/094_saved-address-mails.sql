-- When the member was told of a saved address, or nobody had to be; null from saving it until then. What stood here before,
-- and what comes from archives without the column, was told.
alter table bound_addresses add column told_at timestamptz default now();
create index bound_addresses_untold on bound_addresses (created_at) where told_at is null;
