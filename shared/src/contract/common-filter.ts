import * as v from 'valibot'
import { amountOrNone, currencyCode, email, text } from './words.ts'

type Shape = {
  readonly type?: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly options?: readonly Shape[]
}
type Listed = { readonly answer: unknown; readonly filter?: unknown }

/** The fields of a list's records, of all kinds it may hold; none of a call that answers no page. */
const fieldsOf = (answer: Shape): readonly string[] => {
  const data = answer.entries?.data
  const { entries, options = [] } = (data?.entries?.total && data.entries.data?.item) || {}
  return (entries ? [{ entries }] : options).flatMap(shape => Object.keys(shape.entries ?? {}))
}

const common = {
  /** The member's, whose rows are kept. */
  email: v.optional(email),
  id: v.optional(text(200)),
  /** The amount that the row shows, without its sign. */
  amount: v.optional(amountOrNone),
  currency: v.optional(currencyCode),
  type: v.optional(v.union([text(60), v.number()])),
}
/** A field by which every list is filtered whose rows have such a value. */
export type CommonField = keyof typeof common
const names = Object.keys(common) as CommonField[]

/**
 * The call with the filters that every list has: a row is found by its id, amount, currency and type and by its member's e-mail address,
 * where it has them and the list has no filter of that name. `common` says which they are.
 */
export const withCommonFilter = <C extends Listed>(call: C): C => {
  const filter = call.filter as v.StrictObjectSchema<v.ObjectEntries, undefined> | undefined
  const fields = fieldsOf(call.answer as Shape)
  if (!filter || fields.length === 0) return call
  const has = (name: CommonField) => fields.includes(name) || (name === 'email' && fields.includes('uid'))
  const added = names.filter(name => has(name) && !(name in filter.entries))
  const entries = Object.fromEntries(added.map(name => [name, common[name]]))
  return { ...call, filter: v.strictObject({ ...filter.entries, ...entries }), common: added }
}
