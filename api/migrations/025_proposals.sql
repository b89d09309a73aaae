-- Addresses that somebody wants in the pool, until a second administrator agrees. They may become members', so the log
-- has their digest only.
create table private.proposed_addresses (
  proposal_id uuid not null,
  place int not null,
  network text not null,
  address text not null,
  primary key (proposal_id, place)
);

-- Which letters about a proposal have been posted: each once, also after a crash.
create table private.proposal_letters (
  proposal_id uuid not null,
  moment text not null,
  posted_at timestamptz not null default now(),
  primary key (proposal_id, moment)
);
