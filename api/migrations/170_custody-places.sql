-- A report that names no place is told apart from one whose places are shown. Those of the report before are counted as they are shown.
alter table work.custody_reports add column places integer not null default 0;
do $$
begin
  if to_regclass('views.holdings') is not null then
    update work.custody_reports r set places = (select count(*) from views.holdings h where h.report_id = r.report_id);
  end if;
end
$$;
