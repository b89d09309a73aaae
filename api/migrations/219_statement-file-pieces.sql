-- A file in pieces, each with the byte that it begins at: one of 32 MB held the process up that sent or received it. A file that was
-- taken in before is one piece.
alter table statement_files add column begins_at integer not null default 0;
alter table statement_files drop constraint statement_files_pkey;
alter table statement_files add primary key (statement_id, begins_at);
