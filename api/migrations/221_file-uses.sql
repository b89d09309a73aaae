-- The uses for which a file was handed in. A file may be the proof of a payment and a document of an identity: finance needs the one, and
-- only reviewers may see a file that is nothing but the other.
alter table files add column uses text[] not null default '{}';
update files set uses = '{document}' where kind = 'document';
