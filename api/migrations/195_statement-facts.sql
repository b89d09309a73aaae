-- The accounts that a source's files are of, as the files name them ("CURRENCY account"): those of its first file.
alter table statement_sources add column accounts jsonb;

-- What is to be known about a file that was taken in, and its statements with their balances, for the one that follows.
alter table statements
  add column notices jsonb not null default '[]',
  add column spans jsonb not null default '[]';

-- The same for the same line in another file of the source; `also` is the line of another statement that has it.
alter table statement_items
  add column line_key text,
  add column also jsonb;
create index statement_items_keyed on statement_items (line_key) where line_key is not null;
