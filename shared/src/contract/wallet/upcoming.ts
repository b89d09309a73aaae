import * as v from 'valibot'
import { fieldMessages } from '../field-messages.ts'
import { day } from '../words.ts'

/** Kinds of money that is to come or to go on a day that is known. */
export const upcomingKinds = [
  'scheduled-payment',
  'request-to-pay',
  'request-sent',
  'deposit-interest',
  'deposit-maturity',
  'card-monthly-fee',
  'card-annual-fee',
] as const
export type UpcomingKind = (typeof upcomingKinds)[number]

/** So many days are looked at together, at most. */
const mostDays = 92
const daysOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** The days (UTC), both included: at most 92 of them. */
export const upcomingFilter = v.pipe(
  v.strictObject({ from: day, to: day }),
  v.forward(
    v.check(({ from, to }) => from <= to, fieldMessages.daysInOrder),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => daysOf(from, to) <= mostDays, fieldMessages.daysOneByOne),
    ['to'],
  ),
)

/**
 * Money that comes or goes on a day: a payment of a schedule, a request on the last day on which it can be paid, interest and the end of
 * a fixed deposit, a fee of the card. Amounts are above zero; `direction` says which way. `uid` and `username` are the other member’s.
 */
export const upcomingItem = v.object({
  kind: v.picklist(upcomingKinds),
  /** Of the schedule, the request, the deposit or the card. */
  id: v.string(),
  day: v.string(),
  direction: v.picklist(['in', 'out']),
  currency: v.string(),
  amount: v.string(),
  uid: v.nullable(v.string()),
  username: v.nullable(v.string()),
})
export type UpcomingItem = v.InferOutput<typeof upcomingItem>

/** Money that comes and goes in the days asked for, by day, from today on and for five years at most; the sums by currency are of all of it. */
export const upcoming = v.object({
  items: v.array(upcomingItem),
  sums: v.array(v.object({ currency: v.string(), in: v.string(), out: v.string() })),
})
export type Upcoming = v.InferOutput<typeof upcoming>
