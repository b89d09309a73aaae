import type { Tables } from './rows.gen.ts'

/** A table of a read model. */
export type TableName = keyof Tables

/** A row of a table as `ask` answers it: decimals as strings, times as ISO text in UTC, JSON as its value. */
export type RowOf<T extends TableName> = Readonly<Tables[T]['row']>

/** The name of a column. */
export type ColumnOf<T extends TableName> = keyof Tables[T]['row'] & string

/** A row as projections write it: JSON is its text. */
type Written<T extends TableName> = {
  readonly [C in ColumnOf<T>]: C extends Tables[T]['json'] ? string | Extract<RowOf<T>[C], null> : RowOf<T>[C]
}

/** The columns that name a row, with their values. */
export type KeyOf<T extends TableName> = Readonly<Record<Tables[T]['key'], string | number>>

/** A row as a fold finds it: numbers are texts where they come from PostgreSQL's driver. */
export type Found<T extends TableName> = Readonly<Record<ColumnOf<T>, string | number | boolean | null>>

/** A row to be written, which may leave out columns that may be null or have a default. */
export type NewRow<T extends TableName> = Omit<Written<T>, Tables[T]['free']> & Partial<Written<T>>

/** Some columns of a row, to be written. */
export type PartOf<T extends TableName> = Partial<Written<T>>

/** Makes a name that is no column of the table an error, in a value that was put together before as well. */
export type OnlyColumns<R, T extends TableName> = {
  readonly [C in Exclude<NameIn<R>, ColumnOf<T>>]: { readonly 'no column of': T }
}

/** The names in each of a value's forms: `{ a } | { b }` has both. */
type NameIn<R> = R extends unknown ? keyof R : never
