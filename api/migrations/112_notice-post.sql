-- How far the log has been read for mails to members about money received and about decisions. The place moves in the transaction
-- that posts the mails. Of what was decided before `since`, as before this table was made, nobody is told.
create table notice_post (
  only_row boolean primary key default true check (only_row),
  position text not null default '',
  since timestamptz not null default now()
);
insert into notice_post default values;
