import * as v from 'valibot'
import { transactionTypes } from '../statement/transaction-types.ts'
import { caseKind } from './case-kinds.ts'

/**
 * The cases of one kind that wait and that the caller may decide: never the caller's own. `sums` are the amounts asked for by
 * currency, without their sign; none for kinds without an amount.
 */
export const waitingCases = v.object({
  kind: caseKind,
  count: v.number(),
  /** When the one that waits longest was submitted. */
  oldest_date: v.nullable(v.string()),
  sums: v.array(v.object({ currency: v.string(), amount: v.string() })),
})
export type WaitingCases = v.InferOutput<typeof waitingCases>

/** Requests of members that wait for an administrator and are no cases of the log, in the order of the menu. */
export const requestKinds = ['virtual-account', 'gift-card', 'question'] as const
export type RequestKind = (typeof requestKinds)[number]

/** The requests of one kind that the caller may answer: never the caller's own. */
export const waitingRequest = v.object({
  kind: v.picklist(requestKinds),
  count: v.number(),
  /** When the one that waits longest was made. */
  oldest_date: v.nullable(v.string()),
})
export type WaitingRequest = v.InferOutput<typeof waitingRequest>

/** The movements of one kind that were booked today (UTC): what came onto members' wallets and what left them, by currency. */
export const movementsToday = v.object({
  type: v.picklist(transactionTypes),
  count: v.number(),
  sums: v.array(v.object({ currency: v.string(), came: v.string(), left: v.string() })),
})
export type MovementsToday = v.InferOutput<typeof movementsToday>

/** The back office at a glance. Counts of today begin at midnight, UTC; failed jobs are those of the last day. */
export const officeHome = v.object({
  /** Kinds of which something waits, in the order of the menu. */
  waits: v.array(waitingCases),
  /** Kinds of requests of which some wait; none that the caller may not answer. */
  requests: v.array(waitingRequest),
  movements: v.array(movementsToday),
  members: v.object({ registered: v.number(), verified: v.number() }),
  /** Entries that members need and administrators have still to make. */
  missing: v.array(v.picklist(['house-bank', 'fps-account', 'customer-service'])),
  /** Mail and messages given up, jobs that failed, and streams that wait in a read model because of an event it cannot take. */
  failed: v.object({ mails: v.number(), messages: v.number(), jobs: v.number(), parked: v.number() }),
})
export type OfficeHome = v.InferOutput<typeof officeHome>
