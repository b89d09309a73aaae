-- A member's open quotes are counted when another is asked for.
create index quotes_open on private.quotes (uid, expires_at) where used_by is null;
