-- Forms by which members verify their identity, under the ids of their records in the log: sealed with a key that is not
-- in the database, all but the name, which lists are searched by.
create table kyc_forms (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  -- the person's or the company's
  name text not null,
  form bytea not null,
  -- keyed: tells whether the same form has come again
  form_hash bytea not null,
  -- how many requests under way or done count on it
  uses int not null default 1
);
create index kyc_forms_uid on kyc_forms (uid);

-- The documents of a form, in their order. A file that stands in two forms stays when one of them is erased.
create table kyc_documents (
  form_id uuid not null references kyc_forms on delete cascade,
  place smallint not null,
  kind text not null,
  file_id uuid not null references files on delete cascade,
  primary key (form_id, place)
);
create index kyc_documents_file on kyc_documents (file_id);
