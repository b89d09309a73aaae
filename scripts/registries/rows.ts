import { type Column, type Table, tablesOf } from './ddl.ts'
import type { Registry } from './registry.ts'

/** Types of the language that a column's type may be made of, and that no module has to give. */
const OWN = new Set(['Readonly', 'Record'])

/** The type of a row of each table that the files make. A line a table: `table.sql` is what people read. */
export const rows: Registry['lines'] = files => {
  const tables = files
    .flatMap(({ text }) => tablesOf(text))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return [...importsOf(tables), '', 'export type Tables = {', ...tables.map(lineOf), '}']
}

const importsOf = (tables: readonly Table[]): readonly string[] => {
  const columns = tables.flatMap(table => table.columns)
  const modules = Map.groupBy(columns, ({ from }) => from)
  return [...modules]
    .flatMap(([from, typed]) =>
      from === undefined ? [] : [`import type { ${namesIn(typed)} } from '${from}'`],
    )
    .toSorted()
}

const namesIn = (columns: readonly Column[]): string => {
  const names = columns.flatMap(({ type }) => type.match(/(?<![\w.'])(?:[A-Z]\w*|wire\b)/g) ?? [])
  return [...new Set(names)]
    .filter(name => !OWN.has(name))
    .toSorted()
    .join(', ')
}

const lineOf = ({ name, key, columns }: Table): string => {
  const row = columns.map(column => `${column.name}: ${column.type}${column.isNullable ? ' | null' : ''}`)
  const [free, json] = [columns.filter(isFree), columns.filter(({ isJson }) => isJson)].map(namesOf)
  return `  ${name}: { key: ${union(key)}; free: ${union(free)}; json: ${union(json)}; row: { ${row.join('; ')} } }`
}

/** Whether a new row may leave a column out. */
const isFree = ({ isNullable, isFilled }: Column) => isNullable || isFilled

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => name)

const union = (names: readonly string[] = []): string => names.map(name => `'${name}'`).join(' | ') || 'never'
