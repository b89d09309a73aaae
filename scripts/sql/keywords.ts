/** The words of SQL in the queries of the platform that are no names. A new one is an entry here. */
export const keywords: ReadonlySet<string> = new Set(
  `all and any array as asc at between by case collate commit conflict create cross ctid current_date date default delete desc distinct do
   else end epoch escape except exclude exists explain false filter first following for from full group having ilike in inner
   insert intersect interval into is isnull join last lateral left like limit lock locked materialized not nothing notnull null nulls
   offset on only or order ordinality outer over partition preceding recursive returning right row rows select set share similar skip
   some table then time timestamptz true unbounded union unnest update using values when where window with within xmax year zone`.split(
    /\s+/,
  ),
)
