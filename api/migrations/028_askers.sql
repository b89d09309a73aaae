-- What asked for a code, as a keyed hash: it has tries of its own, and those from elsewhere are counted apart.
alter table private.email_codes
  add column asker bytea,
  add column tries_elsewhere int not null default 0;
