import type * as v from 'valibot'
import { atScale, type Currencies } from './money.ts'

/** The columns behind fields that all records call the same. */
const usual = {
  created_date: 'created_at',
  updated_date: 'updated_at',
  finish_date: 'decided_at',
  externalTxId: 'external_tx_id',
} as const

/** The schema of a wire record. */
type Schema = v.GenericSchema & { readonly entries: v.ObjectEntries }

/** Columns of fields that are called otherwise; each holds values of its field's type. */
type Renames<Row, Wire> = {
  readonly [F in keyof Wire]?: { [C in keyof Row]: Row[C] extends Wire[F] ? C : never }[keyof Row]
}

/** The column behind a field: as it is renamed, as all records rename it, or of its own name. */
type ColumnOf<F, As> = F extends keyof As ? As[F] : F extends keyof typeof usual ? (typeof usual)[F] : F

/** The fields of a record that no column holds as they are. */
type Besides<Row, Wire, As> = {
  [F in keyof Wire as ColumnOf<F, As> extends keyof Row
    ? Row[ColumnOf<F, As>] extends Wire[F]
      ? never
      : F
    : F]: Wire[F]
}

/** The fields besides are given where there are any; they may stand in place of a column as well. */
type Own<Row, Wire, As> =
  Record<never, never> extends Besides<Row, Wire, As>
    ? readonly [own?: Partial<Wire>]
    : readonly [own: Besides<Row, Wire, As> & Partial<Wire>]

type Makes<Row, Wire, As> = (
  parts: { readonly catalogue: Currencies },
  row: Row,
  ...own: Own<Row, Wire, As>
) => Wire

/**
 * Makes wire records from rows of a read model: `recordFrom<TopUpRow>()(wire.topUp, { scaled: { amount: 'currency' } })`. A field is the column of
 * its name, of the name that all records give it (`created_date` is `created_at`), or that `as` gives. `scaled` names the fields that are amounts,
 * each with the column of its currency, whose places are then all written. Columns that are no field stay behind.
 */
export const recordFrom =
  <Row extends object>() =>
  <S extends Schema, const As extends Renames<Row, v.InferOutput<S>> = Record<never, never>>(
    { entries }: S,
    names: {
      readonly as?: As
      readonly scaled?: { readonly [F in keyof v.InferOutput<S>]?: keyof Row }
    } = {},
  ): Makes<Row, v.InferOutput<S>, As> => {
    const columns = new Map<string, string>(Object.entries({ ...usual, ...names.as }))
    const currencies = new Map(Object.entries(names.scaled ?? {}))
    const fields = Object.keys(entries).map(field => ({
      field,
      column: (columns.get(field) ?? field) as keyof Row,
      currency: currencies.get(field) as keyof Row | undefined,
    }))
    return ({ catalogue }, row, ...[own]) => {
      // A loop over one object: lists of a million rows are made into files by it.
      const record: Record<string, unknown> = {}
      for (const { field, column, currency } of fields)
        if (column in row)
          record[field] = currency ? scaled(catalogue, row[currency], row[column]) : row[column]
      // Every field is a column or given besides: `Own` demands those that are none.
      return Object.assign(record, own) as v.InferOutput<S>
    }
  }

/** An amount with all places of its currency; one that is not known yet stays null. */
const scaled = (catalogue: Currencies, code: unknown, amount: unknown): unknown =>
  typeof code === 'string' && typeof amount === 'string' ? atScale(catalogue, code, amount) : null
