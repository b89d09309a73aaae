-- When a month has ended, those of all members wait at once: the next one is found without going through them.
create index account_statements_in_turn on account_statements (tries, by_mail, asked_at, id) where status = 0;
