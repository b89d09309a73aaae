-- The trees of the last proofs of liabilities. Their roots and totals are in the log; the leaves say who has how much.
create table liability_nodes (
  proof_id text not null,
  currency text not null,
  -- 0: leaves, in the order of their hashes, which tells nothing; a node above joins two below
  level smallint not null,
  index int not null,
  -- 64 hexadecimal digits
  hash text not null,
  amount numeric(38, 18) not null check (amount >= 0),
  primary key (proof_id, currency, level, index)
);

-- Which leaf is whose, and the salt without which its hash tells nothing.
create table liability_leaves (
  proof_id text not null,
  uid bigint not null references members on delete cascade,
  currency text not null,
  index int not null,
  -- 64 hexadecimal digits, drawn anew for each leaf
  salt text not null,
  primary key (proof_id, uid, currency)
);
create index liability_leaves_by_member on liability_leaves (uid);
