-- API keys of agents: a keyed hash each, by which a key that is shown can be recognised and from which none can be had.
create table private.agent_keys (
  -- what the catalogue's entry of the agent names as its key
  key_id uuid primary key,
  agent_id text not null,
  key_hash bytea not null unique,
  last4 text not null,
  entered_by bigint not null,
  entered_at timestamptz not null default now()
);
create index agent_keys_of_agent on private.agent_keys (agent_id);
