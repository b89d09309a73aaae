import * as v from 'valibot'
import { id, instant } from '../words.ts'
import { auditEvent } from './audit-event.ts'

/** The balance of one pocket of a member. Decimal string. */
export const pocketBalance = v.object({ currency: v.string(), pocket: v.string(), amount: v.string() })
export type PocketBalance = v.InferOutput<typeof pocketBalance>

/** All that has happened to a member so far: `events` of them, the last one the log's event `number`. */
export const memberHistory = v.object({
  uid: v.string(),
  events: v.number(),
  number: v.number(),
  balances: v.array(pocketBalance),
})
export type MemberHistory = v.InferOutput<typeof memberHistory>

/** One place of a member's history, by its step (from 1), its event, or a moment; the last one without any. */
export const stepFilter = v.strictObject({
  step: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  event: v.optional(id),
  at: v.optional(instant),
})
export type StepFilter = v.InferOutput<typeof stepFilter>

/** One row of the steps around a place. */
export const historyRow = v.object({
  step: v.number(),
  id: v.string(),
  type: v.string(),
  actor: auditEvent.entries.actor,
  actor_name: auditEvent.entries.actor_name,
  created_date: v.string(),
})
export type HistoryRow = v.InferOutput<typeof historyRow>

/** A member's event, the balances right after it, and up to fifty steps around it in their order. */
export const historyStep = v.object({
  step: v.number(),
  /** The event's running number in the log, from 1. */
  number: v.number(),
  event: auditEvent,
  balances: v.array(pocketBalance),
  rows: v.array(historyRow),
})
export type HistoryStep = v.InferOutput<typeof historyStep>
