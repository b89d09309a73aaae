-- Lines were keyed by other texts before: those of a statement from then are known again by day, amount and texts, not by key alone.
alter table statements add column has_former_keys boolean not null default true;
alter table statements alter column has_former_keys set default false;
