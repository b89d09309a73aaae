-- How many askings of its one command hold a thing: it is given back or forgotten with the last of them that is refused,
-- so that one that is refused takes nothing from another of the same moment that is not.
alter table email_codes add column uses int not null default 0;
alter table quotes add column uses int not null default 0;
alter table payment_details add column uses int not null default 1;
alter table card_orders add column uses int not null default 1;
