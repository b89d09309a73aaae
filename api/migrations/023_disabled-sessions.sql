-- A session of an account that has been disabled opens nothing, and says so by name for as long as it would have lasted.
alter table sessions add column disabled boolean not null default false;

-- Addresses that members had before an administrator edited them: what was sent there is erased with the member.
create table former_emails (
  uid bigint not null references members on delete cascade,
  email text not null,
  changed_at timestamptz not null default now(),
  primary key (uid, email)
);
