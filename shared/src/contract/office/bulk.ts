import * as v from 'valibot'
import { amountRange, listFilter } from '../filters.ts'
import { id, words } from '../words.ts'
import { bulkKind } from './case-kinds.ts'
import { inboxFilter } from './inbox.ts'

const decision = v.picklist([1, -1], '1 approves, -1 rejects')
const { currency, mine, assigned, named, search, from, to, timeZone } = inboxFilter.entries
const narrowing = { currency, mine, assigned, named, search, from, to, timeZone, ...amountRange }
const mostChosen = 500

/** `ids`: chosen cases. `filter`: all of the kind that wait and fit it. */
export const bulkBody = v.pipe(
  v.strictObject({
    kind: bulkKind,
    decision,
    ids: v.optional(
      v.pipe(
        v.array(id),
        v.minLength(1, 'Choose a case'),
        v.maxLength(mostChosen, `At most ${mostChosen} at once`),
      ),
    ),
    filter: v.optional(v.strictObject(narrowing)),
    /** Needed to reject, where members read it; beside approvals a note. */
    reason: v.optional(words(500)),
  }),
  v.forward(
    v.check(({ ids, filter }) => (ids === undefined) !== (filter === undefined), 'Either ids or a filter'),
    ['ids'],
  ),
  v.forward(
    v.check(({ decision, reason }) => decision === 1 || reason !== undefined, 'Say why'),
    ['reason'],
  ),
)
/** The cases of a kind that a bulk decision with this filter would be about. */
export const bulkSumsFilter = v.strictObject({ kind: bulkKind, ...narrowing })

/** The cases of one currency, and what they ask for together: null where their kind asks for no amount. */
export const bulkSum = v.object({
  currency: v.nullable(v.string()),
  count: v.number(),
  amount: v.nullable(v.string()),
})

/** The job that decides the cases, and how many there are. */
export const bulkStarted = v.object({ id: v.string(), total: v.number() })

/** How a bulk job stands: so many of its rows were decided, were refused, or are left: they wait, or a stop left them out. */
export const bulkJob = v.object({
  id: v.string(),
  kind: bulkKind,
  decision,
  reason: v.nullable(v.string()),
  by: v.string(),
  by_name: v.string(),
  created_date: v.string(),
  /** 0 runs, 1 has ended, -1 was stopped. */
  status: v.picklist([0, 1, -1]),
  finish_date: v.nullable(v.string()),
  total: v.number(),
  decided: v.number(),
  refused: v.number(),
  left: v.number(),
})
export type BulkJob = v.InferOutput<typeof bulkJob>
/** Bulk jobs of all administrators. */
export const bulkFilter = listFilter(['created_date'], { kind: v.optional(bulkKind) })

/** A row of a bulk job: 0 waits (or was left out by a stop), 1 was decided, -1 was refused with `code`. */
export const bulkRow = v.object({
  number: v.number(),
  case_id: v.string(),
  uid: v.nullable(v.string()),
  username: v.string(),
  email: v.string(),
  status: v.picklist([0, 1, -1]),
  code: v.nullable(v.string()),
  /** The values that the refusal's sentence names. */
  details: v.record(v.string(), v.string()),
  finish_date: v.nullable(v.string()),
})
export type BulkRow = v.InferOutput<typeof bulkRow>
/** The rows of one job. `status` 0 is left, 1 decided, -1 refused. */
export const bulkRowFilter = listFilter(['number'], { status: v.optional(v.picklist([0, 1, -1])) })
