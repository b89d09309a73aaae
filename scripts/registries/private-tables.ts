import type { Registry } from './registry.ts'

type Field = { readonly type: string; readonly isNullable: boolean }
type Fields = Map<string, Field>

/** Types of PostgreSQL, and the values that `ask` gives for them. */
const types: Readonly<Record<string, string>> = {
  text: 'string',
  'text[]': 'readonly string[]',
  uuid: 'string',
  bytea: 'Buffer',
  numeric: 'string',
  'timestamp with time zone': 'string',
  timestamptz: 'string',
  date: 'string',
  smallint: 'number',
  int: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  json: 'unknown',
  jsonb: 'unknown',
}

const TYPE = Object.keys(types)
  .toSorted((one, other) => other.length - one.length)
  .map(type => type.replace('[]', '\\[\\]'))
  .join('|')
const STATEMENT = /^(create|alter)(?: unlogged)? table (?:(\w+)\.)?(\w+)\s([^;]*);/gm
const COLUMN = new RegExp(`^\\s*"?(\\w+)"? (${TYPE})(?![\\w[])(.*)$`, 'gm')
const ADDED = new RegExp(`\\badd (?:column )?(\\w+) (${TYPE})(?![\\w[])([^,]*)`, 'g')
const NULLABLE = /\balter column (\w+) (drop|set) not null/g
/** Comments, and expressions of columns that PostgreSQL computes, which take several lines. */
const ASIDE = /--[^\n]*|generated always as \([^;]*?\) stored/g
const KEY = /^\s*primary key \(([\w, ]+)\)/m

const isThere = /\bnot null\b|\bprimary key\b|\bas identity\b/

const enter = (fields: Fields, columns: Iterable<RegExpExecArray>): void => {
  for (const [, name = '', type = '', rest = ''] of columns)
    fields.set(name, { type: types[type] ?? 'unknown', isNullable: !isThere.test(rest) })
}

const made = (sql: string): Fields => {
  const fields: Fields = new Map()
  enter(fields, sql.matchAll(COLUMN))
  for (const name of KEY.exec(sql)?.[1]?.split(', ') ?? []) {
    const field = fields.get(name)
    if (field) fields.set(name, { ...field, isNullable: false })
  }
  return fields
}

/**
 * The tables of schema `private` that migrations make, in their order, and the fields of each. A statement that names no schema is of this
 * one; a comment is none.
 */
export const privateTables = (
  migrations: readonly string[],
): ReadonlyMap<string, ReadonlyMap<string, Field>> => {
  const tables = new Map<string, Fields>()
  const sql = migrations.join('\n').replaceAll(ASIDE, '')
  for (const [, act, schema = 'private', table = '', rest = ''] of sql.matchAll(STATEMENT)) {
    if (schema !== 'private') continue
    if (act === 'create') tables.set(table, made(rest))
    const fields = tables.get(table)
    if (!fields || act === 'create') continue
    enter(fields, rest.matchAll(ADDED))
    for (const [, name = '', way] of rest.matchAll(NULLABLE)) {
      const field = fields.get(name)
      if (field) fields.set(name, { ...field, isNullable: way === 'drop' })
    }
    const renamed = /^rename to (\w+)/.exec(rest)?.[1]
    if (renamed === undefined) continue
    tables.delete(table)
    tables.set(renamed, fields)
  }
  return tables
}

const numberOf = (name: string): number => Number(/\d+/.exec(name)?.[0])

/** The migrations of a new database: the squashed file, and those of higher numbers. */
export const migrationsOf = (
  files: readonly { readonly name: string; readonly text: string }[],
): readonly string[] => {
  const squashed = files.find(({ name }) => name.startsWith('through_'))
  const last = numberOf(squashed?.name ?? '0')
  const later = files.filter(({ name }) => !name.startsWith('through_') && numberOf(name) > last)
  return [...(squashed ? [squashed] : []), ...later].map(({ text }) => text)
}

/** The type of a row of each table of schema `private`. A line a table: the migrations are what people read. */
export const privateRows: Registry['lines'] = files => [
  'export type PrivateTables = {',
  ...[...privateTables(migrationsOf(files))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, fields]) => {
      const row = [...fields].map(
        ([field, { type, isNullable }]) =>
          `${field}: ${type}${isNullable && type !== 'unknown' ? ' | null' : ''}`,
      )
      return `  ${name}: { row: { ${row.join('; ')} } }`
    }),
  '}',
]
