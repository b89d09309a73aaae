-- An alert that its member gives other terms waits anew, and its price may be there already.
create trigger wake_tell_changed_price_alert
  after update of kind, base, target, direction, price, repeats, expires_at on price_alerts
  for each row execute function wake_job('tell-price-alerts');
