import * as v from 'valibot'
import { keysOf } from '../complete.ts'
import { currencyCode, email, shownAmount, text } from './words.ts'

type Shape = {
  readonly type?: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly options?: readonly Shape[]
}
type Listed = {
  readonly answer: unknown
  readonly filter?: unknown
  readonly whole?: true
}

/** The fields of a list's records, of all kinds it may hold; none of a call that answers no list. */
const fieldsOf = ({ answer, whole }: Listed): readonly string[] => {
  const data = (answer as Shape).entries?.data
  const item = whole ? data?.item : data?.entries?.total && data.entries.data?.item
  const { entries, options = [] } = item || {}
  return (entries ? [{ entries }] : options).flatMap(shape => Object.keys(shape.entries ?? {}))
}

const common = {
  /** The member's, whose rows are kept. */
  email: v.optional(email),
  id: v.optional(text(200)),
  /** The amount that the row shows, with its sign or without. */
  amount: v.optional(shownAmount),
  currency: v.optional(currencyCode),
  type: v.optional(v.union([text(60), v.number()])),
}
/** A field by which every list is filtered whose rows have such a value. */
export type CommonField = keyof typeof common
const names = keysOf(common)

/**
 * The call with the filters that every list has: a row is found by its id, amount, currency and type and by its member's e-mail address,
 * where it has them and the list has no filter of that name. `common` says which they are. A list that is answered as a whole may be
 * asked for without a filter, by the path that it is declared with.
 */
export const withCommonFilter = <C extends Listed>(call: C): C => {
  const own = call.filter as v.StrictObjectSchema<v.ObjectEntries, undefined> | undefined
  const filter = own ?? (call.whole && v.strictObject({}))
  const fields = fieldsOf(call)
  if (!filter || fields.length === 0) return call
  const namesMembers = fields.includes('uid') || (fields.includes('sender') && fields.includes('receiver'))
  const has = (name: CommonField) => fields.includes(name) || (name === 'email' && namesMembers)
  const added = names.filter(name => has(name) && !(name in filter.entries))
  const entries = Object.fromEntries(added.map(name => [name, common[name]]))
  return { ...call, filter: v.strictObject({ ...filter.entries, ...entries }), common: added }
}
