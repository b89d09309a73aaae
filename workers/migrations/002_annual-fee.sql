-- The day from which years of cards that end are charged: members did not know of fees for the years before.
create table reactions.annual_fee (since date not null);
insert into reactions.annual_fee (since) values (current_date);
