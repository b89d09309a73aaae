-- The name of a business as its registration gave it: it was kept as the username alone, and only where none was given.
alter table members add column company_name text;
