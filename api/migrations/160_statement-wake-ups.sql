-- A trigger for each statement fires for an update of no row too. The job asks by such an update, at every turn, whether a
-- correction was booked; so it woke itself, and never rested.
drop trigger wake_reconcile_statements on statements;
create trigger wake_reconcile_statements after insert or update of asked_at on statements
  for each row execute function wake_job('reconcile-statements');
