-- Whose account it is: 0 an individual's, 1 a business's, 2 an individual's at HSBC, 3 an individual's at another bank in
-- Hong Kong; null where it was never said.
alter table bank_accounts add column user_type smallint check (user_type between 0 and 3);
