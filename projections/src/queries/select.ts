import type { QueryResultRow } from 'pg'
import type { ColumnOf, RowOf, TableName } from '../rows.ts'
import { ask, type Db } from './ask.ts'

/** Rows that SQL of its own answers with: of another query, or of a function. It stands where a table may. */
export type Derived<Row extends object> = { readonly rows: string; readonly row?: Row }

/** A table, or those of a join by their aliases: the query begins with the first. */
type From = TableName | Readonly<Record<string, TableName | Derived<object>>>

type RowIn<T> = T extends TableName ? RowOf<T> : T extends Derived<infer Row> ? Row : never

/** The name of a column: in a join behind the alias of its table. */
type Name<F extends From> = F extends TableName
  ? ColumnOf<F>
  : { [A in keyof F & string]: `${A}.${keyof RowIn<F[A]> & string}` }[keyof F & string]

/** A column: as it is called, or by another name; `!` behind it says that the rows asked for have a value in it. */
type Column<F extends From> = `${Name<F>}${'' | '!'}${'' | ` as ${string}`}`

/** SQL of our own, whose value is of type `V` as `ask` answers it: a decimal is a string, a count a number. */
export type Computed<V> = { readonly sql: string; readonly value?: V }

type Source<C extends string> = C extends `${infer S} as ${string}` ? S : C
type Field<C extends string> = C extends `${string} as ${infer N}`
  ? N
  : C extends `${string}.${infer N}`
    ? Field<N>
    : C extends `${infer N}!`
      ? N
      : C

type Value<F extends From, S extends string> = S extends `${infer N}!`
  ? NonNullable<Value<F, N>>
  : F extends TableName
    ? RowOf<F>[S & ColumnOf<F>]
    : S extends `${infer A}.${infer N}`
      ? ValueIn<RowIn<F[A & keyof F]>, N>
      : never
type ValueIn<Row, N extends string> = Row[N & keyof Row]

/** The column behind a field of the row. */
type Behind<C extends string, N> = C extends string ? (Field<C> extends N ? Source<C> : never) : never

/** A row of the columns `C` of the tables `F`, and of the values `X` that SQL computes. */
export type Selection<F extends From, C extends string, X> = {
  readonly [N in Field<C> | (keyof X & string)]: N extends keyof X
    ? X[N] extends Computed<infer V>
      ? V
      : never
    : Value<F, Behind<C, N>>
}

/** Asks for the rows that the SQL behind the first table describes: joins, conditions, order. With a `name` it is prepared once. */
export type Select<Row> = {
  (db: Db, rest: string, values?: readonly unknown[], name?: string): Promise<readonly Row[]>
  readonly columns: string
  /** The query as text, for a place in another one: an arm of a union. */
  readonly sql: (rest: string) => string
  /** The query as a table of another one: `select({ found: inner.as('where …') }, ['found.id'])`, behind `lateral`, or in a `with`. */
  readonly as: (rest: string) => Derived<Row & object>
}

/** A row that a `select` answers with. */
export type Selected<S> = S extends Select<infer Row> ? Row : never

/** Rows of a function, or of values: `rowsOf<{ id: string }>('(select unnest($1::text[]) as id)')`. */
export const rowsOf = <Row extends object>(rows: string): Derived<Row> => ({ rows })

/** SQL with a value of type `V`. */
export const computed = <V>(sql: string): Computed<V> => ({ sql })

/**
 * A query of some columns, whose rows have their types: `select('swaps', ['id', 'created_at as at'])(db, 'where uid = $1', [uid])`; of all columns
 * where none are named. In a join each table has an alias: `select({ r: 'quick_pay_runs', s: 'quick_pay_schedules' }, ['r.uid', 's.amount'])`
 * `(db, 'join views.quick_pay_schedules s on …')`.
 */
export function select<T extends TableName>(table: T): Select<RowOf<T>>
export function select<
  const F extends From,
  const C extends Column<F>,
  const X extends Readonly<Record<string, Computed<unknown>>> = Record<never, never>,
>(from: F, columns: readonly C[], besides?: X): Select<Selection<F, C, X>>
export function select<Row extends QueryResultRow>(
  from: From,
  columns: readonly string[] = ['*'],
  besides: Readonly<Record<string, Computed<unknown>>> = {},
): Select<Row> {
  const named = [
    ...columns.map(columnSql),
    ...Object.entries(besides).map(([name, { sql }]) => `${sql} as "${name}"`),
  ].join(', ')
  const sql = (rest: string) => `select ${named} from ${tableSql(from)} ${rest}`
  return Object.assign(
    (db: Db, rest: string, values?: readonly unknown[], name?: string) =>
      ask<Row>(db, sql(rest), values, name),
    { columns: named, sql, as: (rest: string) => ({ rows: `(${sql(rest)})` }) },
  )
}

/**
 * A query of the rows of several selects, duplicates among them: each with the SQL behind its first table. Their fields have the same names in
 * the same order. `rest` orders and cuts what they have together.
 */
export const unionOf =
  <Row extends QueryResultRow>(arms: readonly (readonly [Select<Row>, rest: string])[], rest = '') =>
  (db: Db, values: readonly unknown[] = []): Promise<readonly Row[]> => {
    const each = arms.map(([arm, behind]) => `(${arm.sql(behind)})`)
    return ask<Row>(db, `select * from (${each.join(' union all ')}) found ${rest}`, values)
  }

const columnSql = (column: string): string => {
  const [name = '', as] = column.replace('!', '').split(' as ')
  return as === undefined ? name : `${name} as "${as}"`
}

const tableSql = (from: From): string => {
  if (typeof from === 'string') return `views.${from}`
  const [[alias, table] = []] = Object.entries(from)
  return typeof table === 'object' ? `${table.rows} ${alias}` : `views.${table} ${alias}`
}
