/** Tables by `schema.name`, each with the names of its columns. */
export type Tables = Map<string, Set<string>>

const MADE = /create (?:unlogged )?table (?:if not exists )?(?:(\w+)\.)?(\w+) \(\n([\s\S]*?)\n\s*\)/g
const CHANGED = /alter table (?:only )?(?:(\w+)\.)?(\w+)\s([^;]*);/g
const NO_COLUMN = /^(primary|unique|check|constraint|foreign|exclude)$/

/** The first word of each line of a table's body, but for what belongs to the line before it. */
const columnsIn = (body: string): readonly string[] =>
  [...body.replaceAll(/--[^\n]*/g, '').matchAll(/^\s*"?(\w+)"? \w/gm)].flatMap(([, name = '']) =>
    NO_COLUMN.test(name) ? [] : [name],
  )

/**
 * Adds the tables that a text of SQL makes, and the columns that it adds to them. A statement that names no schema is of `schema`. A column
 * that a migration drops stays: the file that still names it does not run, which any test shows.
 */
export const addTables = (tables: Tables, sql: string, schema: string): void => {
  const of = (name: string) => {
    const columns = tables.get(name) ?? new Set<string>()
    tables.set(name, columns)
    return columns
  }
  for (const [, own = schema, name = '', body = ''] of sql.matchAll(MADE))
    for (const column of columnsIn(body)) of(`${own}.${name}`).add(column)
  for (const [, own = schema, name = '', change = ''] of sql.matchAll(CHANGED)) {
    const columns = of(`${own}.${name}`)
    for (const [, column = ''] of change.matchAll(
      /\b(?:add|column \w+ to)(?: column)?(?: if not exists)? "?(\w+)"?/g,
    ))
      if (!NO_COLUMN.test(column)) columns.add(column)
    const renamed = /^\s*rename to (\w+)/.exec(change)?.[1]
    if (renamed !== undefined) tables.set(`${own}.${renamed}`, columns)
  }
}
