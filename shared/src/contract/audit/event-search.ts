import * as v from 'valibot'
import { amountRange, listFilter } from '../filters.ts'
import { currencyCode, day, id, instant, uid, words } from '../words.ts'

/** The terms of a search for events. All that are given have to fit. */
const search = {
  uid: v.optional(uid),
  stream: v.optional(words(120)),
  type: v.optional(words(60)),
  /** An event's id, or the one of its command or request, or a transaction (TXID) that it names. Whole. */
  key: v.optional(words(120)),
  /** A member or administrator by number, or a job of the system by name. */
  actor: v.optional(id),
  /** Events with a leg of this currency, and of an amount in this range, whichever way it goes. */
  currency: v.optional(currencyCode),
  ...amountRange,
  /** Moments, both included; `from` and `to` are whole days. */
  since: v.optional(instant),
  until: v.optional(instant),
}

/** Events of the log by what they are about; the newest first. */
export const auditEventFilter = listFilter(['position'], search)

/** The same search without pages; days are of UTC. */
export const eventExportFilter = v.strictObject({ ...search, from: v.optional(day), to: v.optional(day) })
export type EventExportFilter = v.InferOutput<typeof eventExportFilter>

/** A member, and the days (UTC, both included) from which the evidence is; all members and the house, and all days, without. */
export const evidenceFilter = v.strictObject({
  uid: v.optional(uid),
  from: v.optional(day),
  to: v.optional(day),
})
export type EvidenceFilter = v.InferOutput<typeof evidenceFilter>
