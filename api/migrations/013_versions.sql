-- Which change of the account's details these are: the revision of its fact. Nothing for those entered before it was kept.
alter table bank_accounts add column version int;
