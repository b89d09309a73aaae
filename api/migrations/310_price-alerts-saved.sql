-- The command that gave an alert its present terms, where it was changed: the repeat of one that was taken is answered as the first.
alter table price_alerts add column saved_by uuid;
