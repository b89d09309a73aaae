-- The administrator who entered what is printed on a card, or changed it last; nothing for what was entered before it was kept.
alter table private.cards add column entered_by bigint;
