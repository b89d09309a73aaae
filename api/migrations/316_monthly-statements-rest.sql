-- A trigger of a statement fires for one that changes no row, too: the job woke itself by finding nothing to do, without end.
drop trigger wake_begin_monthly_statements on monthly_statements;
create trigger wake_begin_monthly_statements after insert or update on monthly_statements
  for each row execute function wake_job('begin-monthly-statements');
