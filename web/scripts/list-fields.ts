import { type AnyContract, wire } from '@strongroom/shared'

type Schema = {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
  readonly pipe?: readonly Schema[]
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly default?: unknown
}

/** The fields of a schema that has some. The cast is to what valibot's schemas of all kinds have, and its types do not say of any schema. */
const entriesIn = (schema: unknown): Readonly<Record<string, Schema>> =>
  (schema as Schema | undefined)?.entries ?? {}

/** The schema of what is given, behind defaults. */
const bare = ({ wrapped, ...schema }: Schema): Schema => (wrapped ? bare(wrapped) : schema)

const isNumber = (schema: Schema): boolean => {
  const { type, options = [], literal } = bare(schema)
  if (type === 'number' || typeof literal === 'number') return true
  return options.length > 0 && options.every(option => typeof option === 'number')
}

/** Filter fields that every list takes. */
const window: readonly string[] = ['page', 'limit', 'order', 'sort', 'search', 'from', 'to', 'timeZone']
const range = Object.keys(wire.amountRange)

/** The fields of a list's filter that are its own, and whether a field is a number or text. */
export const fieldsOf = (filter: AnyContract['filter']): readonly (readonly [string, 'number' | 'text'])[] =>
  Object.entries(entriesIn(filter))
    .filter(([name]) => !window.includes(name) && !range.includes(name))
    .map(([name, schema]) => [name, isNumber(schema) ? 'number' : 'text'] as const)

/** The names that a list may be sorted by, the usual one first. */
export const sortsOf = (filter: AnyContract['filter']): readonly string[] => {
  const { sort } = entriesIn(filter)
  return sort ? (bare(sort).options ?? []).map(String) : []
}

/** Whether a list runs upwards unless asked otherwise: its filter leaves the order open. */
export const isUpwards = (filter: AnyContract['filter']): boolean => {
  const { order } = entriesIn(filter)
  return order !== undefined && order.default === undefined
}

/** Whether a list takes a range of amounts. */
export const isRanged = (filter: AnyContract['filter']): boolean =>
  range.every(bound => bound in entriesIn(filter))

/** Whether a list takes the days of its rows. */
export const isDated = (filter: AnyContract['filter']): boolean => 'from' in entriesIn(filter)

/** Whether a call answers a page of a list. */
export const isPaged = (answer: AnyContract['answer']): boolean =>
  entriesIn(answer).data?.entries?.total !== undefined
