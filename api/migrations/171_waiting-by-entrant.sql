-- The inbox is searched for the administrator who entered a case. A read model that is made later has the index from its own `table.sql`.
do $$
begin
  if to_regclass('views.withdrawals') is not null then
    create index if not exists withdrawals_waiting_entered on views.withdrawals (entered_by) where status = 0 and entered_by is not null;
  end if;
  if to_regclass('views.adjustments') is not null then
    create index if not exists adjustments_waiting_entered on views.adjustments (entered_by) where status = 0;
  end if;
end
$$;
