import * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** Single records and results: `{ status: true, data: [record, …] }`, the record first. */
export const records = <const S extends Schema>(record: S) =>
  v.object({ status: v.literal(true), data: v.array(record) })
/** JSON of an answer that `records` declares. */
export type Records<T> = { status: true; data: T[] }

/** An answer that says only "done": `{ status: true, data: [] }`. */
export const done = v.object({ status: v.literal(true), data: v.tuple([]) })

/** One page of a list, with the number of all that match beside it. */
export const paged = <const S extends Schema>(record: S) =>
  v.object({
    data: v.object({ status: v.literal(true), data: v.array(record), total: v.number() }),
  })
/**
 * JSON of an answer that `paged` declares. `total` counts all rows that match, on any page; 10,001 says that there are more than ten
 * thousand, which are still being counted.
 */
export type Paged<T> = { data: { status: true; data: T[]; total: number } }

/**
 * A business *no*, HTTP 200. `code` is the specification's (101, -100, `AUTH_EXPIRED`) or the refusal's name
 * (`INSUFFICIENT_FUNDS`); `msg` and `error` are the same English sentence; `details` are the values that a sentence in another
 * language needs: amounts, limits, currencies.
 */
export const refusalAnswer = v.object({
  status: v.literal(false),
  code: v.union([v.string(), v.number()]),
  /** The same, where it is one of the specification's numbers. */
  errorCode: v.optional(v.number()),
  msg: v.string(),
  error: v.string(),
  details: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** Of `WAITS_FOR_SECOND`: the id of the proposal that a second administrator decides (several, with commas between). */
  proposal: v.optional(v.string()),
})
export type RefusalAnswer = v.InferOutput<typeof refusalAnswer>

/** One field that is wrong: its path (`amount`, `filter.limit`) and why. Never its value. */
export const fieldIssue = v.object({ path: v.string(), message: v.string() })

/** Everything with an HTTP status of 400 and above. `issues` on 422; quote `requestId` to support. */
export const errorAnswer = v.object({
  status: v.literal(false),
  code: v.string(),
  msg: v.string(),
  error: v.string(),
  requestId: v.string(),
  issues: v.optional(v.array(fieldIssue)),
})
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>
