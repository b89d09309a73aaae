-- A member's home sums the lines of this month, out of all that they ever had. A read model that is made later has the index from its own
-- `table.sql`.
do $$
begin
  if to_regclass('views.movements') is not null then
    create index if not exists movements_of_member_in_time on views.movements (uid, created_at);
  end if;
end
$$;
