import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Names, namesIn } from './sql/names.ts'
import { addTables, type Tables } from './sql/tables.ts'
import { saidIn } from './sql/texts.ts'
import { root } from './tool.ts'

// `npm run check`: every column that a condition, an order, an insert or an update names is one of the tables that its query names, or its file.
// The types of rows hold what a query selects; SQL behind it is text, and a misspelt column in it would wait for the test that runs it.

const rooms = { api: 'private', projections: 'views', ledger: 'log', workers: 'work' }

/** BullMQ's tables have migrations of their own, and a rebuild's tables stand in several schemas at once. */
const OF_OTHERS = /^(workers\/src\/queue|projections\/src\/runner\/compare)/
const NO_PRODUCTION = /\.(test|gen|contract)\.ts$|\/testing\//

const files = Object.entries(rooms).flatMap(([room, schema]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', room], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => /\.(sql|ts)$/.test(file) && !NO_PRODUCTION.test(file))
    .map(file => ({ file, schema, text: readFileSync(join(root, file), 'utf8') })),
)

const tables: Tables = new Map()
for (const { text, schema } of files) addTables(tables, text, schema)
const schemas = new Set([...tables.keys()].map(name => name.split('.')[0] ?? ''))
const NAMED = new RegExp(`\\b(${[...schemas].join('|')})\\.[a-z_]+`)

/** The files that have texts of SQL, with the names in them. */
const said = files.flatMap(({ file, text }) => {
  if (!file.endsWith('.ts') || OF_OTHERS.test(file)) return []
  const { texts, given } = saidIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), NAMED)
  const names = texts.map(({ sql, line }) => ({ line, names: namesIn(sql, schemas) }))
  return names.length === 0 ? [] : [{ file, text, given, names }]
})

/** A query may be put into one of another file, whose names it knows. */
const given = new Set(
  said.flatMap(each => [...each.given, ...each.names.flatMap(({ names }) => [...names.given])]),
)

const columnsOf = (named: Iterable<string>) =>
  new Set([...named].flatMap(name => [...(tables.get(name) ?? [])]))
/** The tables that a file names: in SQL, or as an argument of `select`; all where it names none. */
const tablesIn = ({ text, names }: (typeof said)[number]): readonly string[] => {
  const literals = new Set(text.match(/(?<=')[a-z_]+(?=')/g))
  const selected = [...tables.keys()].filter(name => literals.has(name.split('.')[1] ?? ''))
  const own = [...names.flatMap(({ names }) => [...names.tables]), ...selected]
  return own.length > 0 ? own : [...tables.keys()]
}

let count = 0
const faults = said.flatMap(each => {
  const columns = columnsOf(tablesIn(each))
  const aliases = Map.groupBy(
    each.names.flatMap(({ names }) => names.aliases),
    ([alias]) => alias,
  )
  const isKnown = ({ name, of }: Names['columns'][number]): boolean => {
    const behind = of === undefined || given.has(of) ? undefined : aliases.get(of)
    const known = behind ? columnsOf(behind.map(([, table]) => table)) : columns
    return known.has(name) || (!behind && given.has(name))
  }
  return each.names.flatMap(({ line, names }) => {
    count += names.columns.length
    return names.columns
      .filter(name => !isKnown(name))
      .map(({ name, of }) => `${each.file}:${line}: no table of the query has ${of ? `${of}.` : ''}${name}`)
  })
})
console.log(faults.length === 0 ? `${count} names in SQL are columns` : faults.join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
