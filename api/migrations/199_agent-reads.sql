-- When each agent has read last: its interval begins with that.
create table private.agent_reads (
  agent_id text primary key,
  read_at timestamptz not null
);
