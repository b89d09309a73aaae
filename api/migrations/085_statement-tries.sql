-- How often the workers have begun to make a statement, counted before each try: one that ends its worker is counted as well.
alter table account_statements add column tries smallint not null default 0;
