-- Virtual accounts at the bank of the house: number and bank are a member's, so they are not in the log. A row without details is a request.
create table virtual_accounts (
  uid bigint primary key references members on delete cascade,
  details jsonb,
  asked_at timestamptz not null default now(),
  given_at timestamptz
);
create index virtual_accounts_asked on virtual_accounts (asked_at, uid);

-- Details that wait for a second administrator, by their proposal; the log has a digest of them.
create table proposed_virtual_accounts (
  proposal_id uuid primary key,
  uid bigint not null references members on delete cascade,
  details jsonb not null
);
create index proposed_virtual_accounts_of on proposed_virtual_accounts (uid);
