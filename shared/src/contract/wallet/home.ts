import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { waitingCases } from '../office/home.ts'
import { day, flag } from '../words.ts'

/** The first day of the caller's month, and the time zone in which it begins. */
export const homeFilter = v.strictObject({ from: day, timeZone: listFilter(['day'], {}).entries.timeZone })

/** The subscription of fixed deposits that ends next. */
const maturing = v.object({ id: v.string(), currency: v.string(), principal: v.string(), day: v.string() })

/** A member's money at a glance. */
export const memberHome = v.object({
  /** By currency, what came onto the available balance since the month began and what left it: the sums of the statement's lines. */
  month: v.array(v.object({ currency: v.string(), came: v.string(), left: v.string() })),
  /** The member's own cases that wait for the house, by kind. */
  waits: v.array(waitingCases),
  matures: v.nullable(maturing),
  /** Whether money has ever come onto the available balance; a bonus is none. */
  funded: flag,
  /** How many bank accounts are linked, whatever their state. */
  banks: v.number(),
  /** How many passkeys the member has, and whether signing in asks for an authenticator app's code. */
  passkeys: v.number(),
  authenticator: flag,
})
export type MemberHome = v.InferOutput<typeof memberHome>
