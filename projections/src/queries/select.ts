import type { QueryResultRow } from 'pg'
import type { Tables } from '../rows.gen.ts'
import { ask, type Db } from './ask.ts'

/** Rows that SQL of its own answers with: of another query, or of a function. It stands where a table may. */
export type Derived<Row extends object> = { readonly rows: string; readonly row?: Row }

/** Tables of a schema, each with the type of its rows. */
type AnyTables = Readonly<Record<string, { readonly row: object }>>
type NameIn<M> = keyof M & string

/** A table of `M`, or those of a join by their aliases: the query begins with the first. */
type From<M> = NameIn<M> | Readonly<Record<string, NameIn<M> | Derived<object>>>

/** The row of a table, or of what stands in its place. */
type RowIn<M, T> = T extends keyof M
  ? M[T] extends { readonly row: infer Row }
    ? Row
    : never
  : T extends Derived<infer Row>
    ? Row
    : never
type ColumnIn<M, T> = keyof RowIn<M, T> & string

/** The name of a column: in a join behind the alias of its table. */
type Name<M, F extends From<M>> = F extends string
  ? ColumnIn<M, F>
  : { [A in keyof F & string]: `${A}.${ColumnIn<M, F[A]>}` }[keyof F & string]

/**
 * A column: as it is called, or by another name; `!` behind it says that the rows asked for have a value in it, `::text` that a number is
 * answered as text.
 */
type Column<M, F extends From<M>> = `${Name<M, F>}${'' | '!' | '::text'}${'' | ` as ${string}`}`

/** SQL of our own, whose value is of type `V` as `ask` answers it: a decimal is a string, a count a number. */
export type Computed<V> = { readonly sql: string; readonly value?: V }

type Source<C extends string> = C extends `${infer S} as ${string}` ? S : C
type Field<C extends string> = C extends `${string} as ${infer N}`
  ? N
  : C extends `${string}.${infer N}`
    ? Field<N>
    : C extends `${infer N}!` | `${infer N}::text`
      ? N
      : C

type Value<M, F extends From<M>, S extends string> = S extends `${infer N}!`
  ? NonNullable<Value<M, F, N>>
  : S extends `${infer N}::text`
    ? string | Extract<Value<M, F, N>, null>
    : F extends string
      ? ValueIn<RowIn<M, F>, S>
      : S extends `${infer A}.${infer N}`
        ? ValueIn<RowIn<M, F[A & keyof F]>, N>
        : never
type ValueIn<Row, N extends string> = Row[N & keyof Row]

/** The column behind a field of the row. */
type Behind<C extends string, N> = C extends string ? (Field<C> extends N ? Source<C> : never) : never

/** A row of the columns `C` of the tables `F`, and of the values `X` that SQL computes. */
export type Selection<M, F extends From<M>, C extends string, X> = {
  readonly [N in Field<C> | (keyof X & string)]: N extends keyof X
    ? X[N] extends Computed<infer V>
      ? V
      : never
    : Value<M, F, Behind<C, N>>
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

/** Makes a query of the tables `M`: see `select`. */
export type SelectOf<M> = {
  <T extends NameIn<M>>(table: T): Select<Readonly<RowIn<M, T>>>
  <
    const F extends From<M>,
    const C extends Column<M, F>,
    const X extends Readonly<Record<string, Computed<unknown>>> = Record<never, never>,
  >(
    from: F,
    columns: readonly C[],
    besides?: X,
  ): Select<Selection<M, F, C, X>>
}

/** Makes `select` for the tables `M` of a schema. */
export const selectIn = <M extends AnyTables>(schema: string): SelectOf<M> => {
  function selectOf<T extends NameIn<M>>(table: T): Select<Readonly<RowIn<M, T>>>
  function selectOf<
    const F extends From<M>,
    const C extends Column<M, F>,
    const X extends Readonly<Record<string, Computed<unknown>>> = Record<never, never>,
  >(from: F, columns: readonly C[], besides?: X): Select<Selection<M, F, C, X>>
  function selectOf<Row extends QueryResultRow>(
    from: From<M>,
    columns: readonly string[] = ['*'],
    besides: Readonly<Record<string, Computed<unknown>>> = {},
  ): Select<Row> {
    const named = [
      ...columns.map(columnSql),
      ...Object.entries(besides).map(([name, { sql }]) => `${sql} as "${name}"`),
    ].join(', ')
    const sql = (rest: string) => `select ${named} from ${tableSql(schema, from)} ${rest}`
    return Object.assign(
      (db: Db, rest: string, values?: readonly unknown[], name?: string) =>
        ask<Row>(db, sql(rest), values, name),
      { columns: named, sql, as: (rest: string) => ({ rows: `(${sql(rest)})` }) },
    )
  }
  return selectOf
}

/**
 * A query of some columns of read models, whose rows have their types: `select('swaps', ['id', 'created_at as at'])(db, 'where uid = $1', [uid])`;
 * of all columns where none are named. In a join each table has an alias:
 * `select({ r: 'quick_pay_runs', s: 'quick_pay_schedules' }, ['r.uid', 's.amount'])(db, 'join views.quick_pay_schedules s on …')`.
 */
export const select = selectIn<Tables>('views')

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

const tableSql = (
  schema: string,
  from: string | Readonly<Record<string, string | Derived<object>>>,
): string => {
  if (typeof from === 'string') return `${schema}.${from}`
  const [[alias, table] = []] = Object.entries(from)
  return typeof table === 'object' ? `${table.rows} ${alias}` : `${schema}.${table} ${alias}`
}
