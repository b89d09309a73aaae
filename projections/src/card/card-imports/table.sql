-- Files of card logs that are booked by a job. The rows of a file stand in schema private until it is booked.
create table card_imports (
  id text primary key,
  -- the administrator who began it
  uid text not null,
  -- ready: rows are made ready; booking, booked, refused
  state text not null, -- type 'ready' | 'booking' | 'booked' | 'refused'
  -- of the file
  rows integer not null,
  -- rows that are done with what the state asks for, and how many of them are new
  done integer not null,
  fresh integer not null,
  -- why it was refused: so many of its rows
  problems integer not null,
  created_at timestamptz not null,
  finished_at timestamptz
) with (fillfactor = 80);
create index card_imports_in_order on card_imports (created_at);
create index card_imports_by_state on card_imports (state, created_at);
