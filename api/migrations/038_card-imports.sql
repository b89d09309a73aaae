-- Files of card logs whose booking takes longer than a request. The file says where a member was and what for, so it stands
-- here, and goes once the import is booked or refused. Bytes: a text column would refuse what a file may hold.
create table private.card_imports (
  id uuid primary key,
  entered_by text not null,
  only_spend boolean not null,
  rows integer not null,
  begun_at timestamptz not null
);
create table private.card_import_pieces (
  import_id uuid not null,
  at integer not null,
  csv bytea not null,
  primary key (import_id, at)
);
