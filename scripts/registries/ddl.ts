/** A column as its table's SQL says it. */
export type Column = {
  readonly name: string
  /** Its type in TypeScript, without null: as queries answer it. */
  readonly type: string
  /** The module of the type, where it has one. */
  readonly from?: string
  readonly isNullable: boolean
  /** Whether PostgreSQL fills it where a new row leaves it out. */
  readonly isFilled: boolean
  /** Whether projections write its text where queries answer its value: JSON. */
  readonly isJson: boolean
}

export type Table = {
  readonly name: string
  readonly key: readonly string[]
  readonly columns: readonly Column[]
}

/** Types of PostgreSQL, and the values that `ask` of projections gives for them. */
const types: Readonly<Record<string, string>> = {
  text: 'string',
  numeric: 'string',
  timestamptz: 'string',
  date: 'string',
  smallint: 'number',
  int: 'number',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
  json: 'unknown',
}

const TABLE = /^create table (\w+) \(\n(.*?)^\)/gms
const KEY = /^primary key \(([\w, ]+)\)$/
const COLUMN =
  /^(?<name>\w+) (?<sql>\w+)(\(\d+, ?\d+\))?( collate "\w+")?(?<isKey> primary key)?(?<isThere> not null)?(?<isFilled> default [\w']+)?,?( -- type (?<said>.+?)( from (?<from>\S+))?)?$/

/**
 * The tables that a text of SQL makes, in the plain form of read models: a column a line, its words in this order. A comment behind a column
 * (`-- type 0 | 1`, `-- type Role from @strongroom/ledger/account`) says a narrower type. Throws at a line that it does not know.
 */
export const tablesOf = (sql: string): readonly Table[] =>
  [...sql.matchAll(TABLE)].map(([, name = '', body = '']) => {
    const lines = body.split('\n').flatMap(line => (/^\s*(--.*)?$/.test(line) ? [] : [line.trim()]))
    const key = lines.map(line => KEY.exec(line)?.[1]).find(Boolean)
    const columns = lines.filter(line => !KEY.test(line)).map(line => ({ line, ...columnOf(name, line) }))
    return {
      name,
      key: key?.split(', ') ?? columns.filter(({ line }) => isKey(line)).map(column => column.name),
      columns: columns.map(({ line: _, ...column }) => column),
    }
  })

const isKey = (line: string) => COLUMN.exec(line)?.groups?.isKey !== undefined

const columnOf = (table: string, line: string): Column => {
  const { name, sql = '', isThere, isFilled, said, from } = COLUMN.exec(line)?.groups ?? {}
  const type = said ?? types[sql]
  if (name === undefined || type === undefined) throw new Error(`${table}: no column is read from "${line}"`)
  return {
    name,
    type,
    ...(from === undefined ? {} : { from }),
    isNullable: isThere === undefined && !isKey(line),
    isFilled: isFilled !== undefined,
    isJson: sql === 'json',
  }
}
