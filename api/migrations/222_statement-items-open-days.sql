-- The end of a month asks for the open items of its days: without an index it reads the items of all statements there ever were.
create index statement_items_open_days on statement_items (booked_on) where state = 'open';
