import type { wire } from '@strongroom/shared'
import type { Condition } from './condition.ts'

/** The conditions of a range of a column `C`, both bounds included; each bound may be left out. */
export type Ranged<C extends string = string> = ((range: wire.AmountRange) => readonly Condition[]) & {
  readonly column?: C
}

const isOpen = ({ amount_from, amount_to }: wire.AmountRange) =>
  amount_from === undefined && amount_to === undefined

const bounds = (column: string, { amount_from, amount_to }: wire.AmountRange): readonly Condition[] => [
  ...(amount_from === undefined ? [] : [{ sql: `${column} >= ?::numeric`, values: [amount_from] }]),
  ...(amount_to === undefined ? [] : [{ sql: `${column} <= ?::numeric`, values: [amount_to] }]),
]

/** All of the conditions, as one. */
export const every = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
  values: conditions.flatMap(({ values }) => values),
})

/** Rows whose column, which has no sign, is in the range. */
export const within =
  <C extends string>(column: C): Ranged<C> =>
  range =>
    bounds(column, range)

/**
 * Rows whose column is in the range without its sign. It is written as a range above zero and one below, because both are in the
 * index of the column itself: one of `abs(column)` would be a second index.
 */
export const eitherWay =
  <C extends string>(column: C): Ranged<C> =>
  range => {
    if (isOpen(range)) return []
    const { amount_from: least = '0', amount_to: most } = range
    const above = bounds(column, { ...range, amount_from: least })
    const below: readonly Condition[] = [
      { sql: `${column} <= -(?::numeric)`, values: [least] },
      ...(most === undefined ? [] : [{ sql: `${column} >= -(?::numeric)`, values: [most] }]),
    ]
    return [eitherOf(every(above), every(below))]
  }

/** One of two conditions. */
export const eitherOf = (one: Condition, other: Condition): Condition => ({
  sql: `(${one.sql}) or (${other.sql})`,
  values: [...one.values, ...other.values],
})
