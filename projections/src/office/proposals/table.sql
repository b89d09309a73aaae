create table proposals (
  id text primary key,
  -- what it is: catalogue, pool-addresses, circle-deposit, deposit-amount
  kind text not null, -- type ProposedChange['kind'] from @strongroom/ledger/office
  -- whole, as the log has it
  change json not null, -- type ProposedChange from @strongroom/ledger/office
  proposed_by text not null,
  -- 0 waits, 2 approved and being carried out, 1 carried out, -1 rejected, -2 withdrawn, -3 lapsed
  status smallint not null, -- type 0 | 1 | 2 | -1 | -2 | -3
  -- why it was rejected, or lapsed
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text
) with (fillfactor = 80);
create index proposals_by_status on proposals (status, created_at, id);
create index proposals_in_order on proposals (created_at, id);
create index proposals_by_finish on proposals (decided_at, id);
