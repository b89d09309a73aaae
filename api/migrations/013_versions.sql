-- Which change of it these details are: the revision of its fact. Nothing for those entered before it was kept.
alter table bank_accounts add column version int;
alter table card_holders add column version int;
