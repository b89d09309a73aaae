-- A file in pieces, each with the byte that it begins at: one of 32 MB held the process up that sent or received it. A file that was
-- taken in before is one piece. The table has a name of its own, so that a process of the version before takes no piece for the file.
alter table statement_files rename to statement_file_pieces;
alter table statement_file_pieces add column begins_at integer not null default 0;
alter table statement_file_pieces alter column begins_at drop default;
alter table statement_file_pieces drop constraint statement_files_pkey;
alter table statement_file_pieces add primary key (statement_id, begins_at);
