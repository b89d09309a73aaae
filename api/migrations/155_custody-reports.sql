-- The last report of the custody about what it holds, and how the last try to get one went. The holdings themselves are events.
create table work.custody_reports (
  singleton boolean primary key default true check (singleton),
  -- When finance asked for one that has not been tried for yet.
  asked_at timestamptz,
  tried_at timestamptz,
  outcome text check (outcome in ('recorded', 'known', 'away', 'unreadable', 'earlier', 'later')),
  -- Of the last report that is in the log.
  report_id text,
  report_at timestamptz,
  recorded_at timestamptz,
  -- Currencies of it that the house does not keep.
  left_out text[] not null default '{}'
);
create trigger wake_ask_custody after insert or update of asked_at on work.custody_reports
  for each row when (new.asked_at is not null) execute function wake_job('ask-custody');
