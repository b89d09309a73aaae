create table catalogue (
  kind text not null,
  id text not null,
  value json not null, -- type Readonly<Record<string, unknown>>
  -- of the event that made it so
  position text collate "C" not null, -- type Position from @strongroom/ledger/eventlog
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (kind, id)
);
