-- The last time in which a process ran and could not say so, for the database did not take it: by it a gap in the work of jobs is known as
-- an outage of the database.
alter table work.processes add column missed_from timestamptz, add column missed_until timestamptz;
