-- The bell stands on pages that are open: they are told of notices that no event of the log tells of, and ask again.
create trigger tell_price_alert after update of told_at on price_alerts
  for each row when (new.told_at is distinct from old.told_at) execute function tell_member();
create trigger tell_budget after update of told_at on budgets
  for each row when (new.told_at is distinct from old.told_at) execute function tell_member();
create trigger tell_support_case after update of status, messages on support_cases
  for each row when (new.status <> old.status or new.messages <> old.messages) execute function tell_member();
