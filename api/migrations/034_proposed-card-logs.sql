-- Rows of card logs that wait for a second administrator: where and what for is personal, so the log has their digest
-- only. They go once they are decided.
create table private.proposed_card_logs (
  proposal_id uuid primary key,
  rows jsonb not null,
  created_at timestamptz not null default now()
);
