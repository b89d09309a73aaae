-- Uploaded files: whose they are and what they are. The bytes are in a folder or in S3, under the same id.
create table files (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  -- image or statement
  kind text not null,
  type text not null,
  size int not null,
  created_at timestamptz not null default now()
);
create index files_uid on files (uid, created_at);

-- Members' bank accounts. Which of them may be used is in the log, under the same id.
create table bank_accounts (
  id uuid primary key,
  uid bigint not null references members on delete cascade,
  account_type smallint not null,
  beneficiaryname text not null,
  accountnumber text not null,
  routingnumber text not null,
  iban text not null,
  swift_code text not null,
  bankaddress_bankname text not null,
  bank_country text not null,
  bank_city text not null,
  billing_country text not null,
  billing_state text not null,
  billing_city text not null,
  billing_address text not null,
  billing_postal text not null,
  statement uuid references files on delete set null,
  updated_at timestamptz not null default now()
);
create index bank_accounts_uid on bank_accounts (uid);

-- What administrators note beside a line of a member's statement.
create table transaction_notes (
  uid bigint not null references members on delete cascade,
  line text not null,
  note text not null,
  noted_by bigint not null,
  noted_at timestamptz not null default now(),
  primary key (uid, line)
);
