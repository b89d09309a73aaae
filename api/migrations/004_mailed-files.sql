-- Files on their way by mail, in parts, so that nobody needs to hold a long one. Gone with the mail once it was taken.
create table mailed_files (
  id uuid not null,
  part int not null,
  content text not null,
  at timestamptz not null default now(),
  primary key (id, part)
);
create index mailed_files_at on mailed_files (at);

alter table mailbox add file_id uuid, add file_name text;
