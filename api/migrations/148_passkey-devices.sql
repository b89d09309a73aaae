-- The device on which a passkey was added, by the names of its program and its system; empty where it did not say them, or was
-- added before.
alter table passkeys add column browser text not null default '', add column system text not null default '';
