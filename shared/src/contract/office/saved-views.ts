import * as v from 'valibot'
import { flag, id, oneLine } from '../words.ts'

/** The address of a list in the back office, without what it is filtered by. */
const place = v.pipe(
  v.string(),
  v.maxLength(120, 'At most 120 characters'),
  v.regex(/^\/admin(\/[\w.-]+)*$/, 'An address of the back office, such as /admin/topup'),
)

/** Query string of an address, without the question mark: filters, order and columns. */
const query = v.pipe(
  v.string(),
  v.maxLength(2000, 'At most 2,000 characters'),
  v.regex(/^[\w.~!*'()%+&=-]*$/, 'The part of an address behind the question mark'),
)
const name = v.pipe(oneLine(60), v.trim(), v.minLength(1, 'A name'))

/** A list as an administrator has filtered, sorted and arranged it, under a name. */
export const savedView = v.object({
  id: v.string(),
  place: v.string(),
  query: v.string(),
  name: v.string(),
  /** 1: every administrator sees it. */
  shared: flag,
  /** 1: the caller has saved it, and may change and delete it. */
  mine: flag,
  owner: v.string(),
  owner_name: v.string(),
  saved_date: v.string(),
})
export type SavedView = v.InferOutput<typeof savedView>

/** The list whose views are asked for. */
export const savedViewsFilter = v.strictObject({ place })

/** `query` is the list's filter as its address has it. `shared`: 1 shows the view to every administrator. */
export const saveViewBody = v.strictObject({ place, query, name, shared: flag })

/** Changes to a view; a field that is left out keeps its value. */
export const editViewBody = v.strictObject({
  id,
  query: v.optional(query),
  name: v.optional(name),
  shared: v.optional(flag),
})
