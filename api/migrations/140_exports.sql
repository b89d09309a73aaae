-- Lists of more than 10,000 rows that administrators have asked for as CSV files. The workers make each in one snapshot of the
-- database. A row stays for a year, as the trail of what was taken along and how often; its file goes after some days.
create table exports (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  -- the list: its path in the contract, the parameters of the path, and the filter as it was sent
  path text not null,
  params jsonb not null,
  filter jsonb not null,
  -- language of the heads; null for the names of the fields
  language text,
  file_name text not null,
  -- SHA-256 of list, filter and language, hexadecimal: the same one is not made twice at a time
  digest text not null,
  asked_at timestamptz not null default now(),
  -- 0 waits or is being made, 1 is made, -1 could not be, -2 has expired, -3 was removed by its administrator
  status smallint not null default 0,
  -- why it could not be made
  problem text,
  -- how often the workers have begun, counted before each try; parts of an earlier try are not taken any more
  tries smallint not null default 0,
  began_at timestamptz,
  rows_done int not null default 0,
  rows_total int not null default 0,
  parts int not null default 0,
  -- size of the file as it is saved
  bytes bigint not null default 0,
  made_at timestamptz,
  expires_at timestamptz,
  downloads int not null default 0,
  downloaded_at timestamptz
);
create index exports_of on exports (uid, asked_at desc);
create unique index exports_waiting on exports (uid, digest) where status = 0;
create index exports_kept on exports (expires_at) where status = 1;
-- The file, compressed by gzip as one stream that is cut into parts.
create table export_parts (
  export_id uuid not null references exports on delete cascade,
  part int not null,
  content bytea not null,
  primary key (export_id, part)
);
create trigger wake_make_exports after insert on exports
  for each statement execute function wake_job('make-exports');
