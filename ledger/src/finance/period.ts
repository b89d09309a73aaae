import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { addMonths, type Day } from '../book/days.ts'
import { count } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

/** `2026-10`, in UTC. Compares with `<`. */
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

const facts = {
  /**
   * A month of the books, closed. Its entries are those of the first `events` events of the log that were booked before the month
   * was over; `digest` is the SHA-256 (hexadecimal) of its trial balance, so that the same can be shown for ever. Moves nothing.
   */
  PeriodClosed: {
    version: 1,
    schema: v.object({
      month,
      events: count,
      digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  },
} as const
/** Every event of stream `period-books`. */
export type PeriodFact = FactOf<typeof facts>

/** Closes a month (`2026-02`) with its number of events and the digest of its trial balance. */
export type ClosePeriod = {
  readonly type: 'ClosePeriod'
  readonly input: { readonly month: string; readonly events: number; readonly digest: string }
  /** `first` is the month of the first entry of the books: no month is closed over an earlier one that is open. */
  readonly given: { readonly today: Day; readonly first?: string | undefined }
}

/** Why a month is not closed. */
export type PeriodRefusal =
  | { readonly kind: 'period-not-over' }
  | { readonly kind: 'period-closed' }
  /** Months are closed one after the other: `next` is the one that comes first. */
  | { readonly kind: 'period-not-next'; readonly next: string }

/** The months that were closed, in the order of their closing. */
export type Periods = { readonly closed: readonly string[] }

/** The oldest month that is open: months are closed in their order, also those that an earlier rule let later ones pass. */
const nextToClose = (closed: readonly string[], first: string | undefined): string | undefined => {
  const oldest = [...closed, ...(first === undefined ? [] : [first])].toSorted()[0]
  if (oldest === undefined) return undefined
  let month = oldest
  while (closed.includes(month)) month = monthAfter(month)
  return month
}

/** The months of the books, closed one after the other: the one stream `period-books`. */
export const periodDecider: Decider<Periods, ClosePeriod, PeriodFact, PeriodRefusal> = {
  category: 'period',
  stateVersion: 2,
  initial: () => ({ closed: [] }),
  decide: ({ input, given }, { closed }): Decision<PeriodFact, PeriodRefusal> => {
    if (input.month >= given.today.slice(0, 7)) return refuse({ kind: 'period-not-over' })
    const next = nextToClose(closed, given.first)
    if (closed.includes(input.month) || (next !== undefined && input.month < next))
      return refuse({ kind: 'period-closed' })
    if (next !== undefined && input.month !== next) return refuse({ kind: 'period-not-next', next })
    return accept({ type: 'PeriodClosed', ...input })
  },
  evolve: ({ closed }, { month }) => ({ closed: [...closed, month] }),
  facts,
}

const monthAfter = (last: string): string => addMonths(`${last}-01`, 1).slice(0, 7)

/** The id of the only stream of its category. */
export const books = 'books'
