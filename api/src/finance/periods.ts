import { addMonths } from '@strongroom/ledger/book'
import type { Position, UnplacedEvent } from '@strongroom/ledger/eventlog'
import { books, type PeriodFact, periodDecider } from '@strongroom/ledger/finance'
import { firstMonth, listPeriods, type PeriodRow } from '@strongroom/projections/finance'
import { contract, type wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { one, refused, rows } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { booksOfMonth, closingOf, digestOf } from './closing.ts'

/** The books follow the log by a moment; an administrator is told of anything longer. */
const patienceMs = 1_000

const monthAfter = (month: string) => addMonths(`${month}-01`, 1).slice(0, 7)

/** Every month from `first` to `last`, the newest first. */
const monthsBetween = (first: string, last: string): string[] => {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.unshift(month)
  return months
}

const shown = async (
  parts: Parts,
  month: string,
  closed: PeriodRow | undefined,
  closable: boolean,
): Promise<wire.Period> =>
  closed
    ? { month, status: 'closed', closable: false, closing: await closingOf(parts, closed) }
    : { month, status: 'open', closable, closing: null }

/** The months of the books, from that of the first entry to the present one. */
export const periods = implement(contract.finance.periods, {
  handler: async ({ now }, parts) => {
    const present = now.toISOString().slice(0, 7)
    const [first, closed] = await Promise.all([firstMonth(parts.db), listPeriods(parts.db)])
    if (!first) return rows([])
    const byMonth = new Map(closed.map(each => [each.month, each]))
    const last = closed[0]?.month
    const found: wire.Period[] = []
    for (const month of monthsBetween(last && last < first ? last : first, present)) {
      const isNext = month < present && (last === undefined || month === monthAfter(last))
      found.push(await shown(parts, month, byMonth.get(month), isNext))
    }
    return rows(found)
  },
})

/** Whether the postings show the whole log: an entry that they lack would count as late for ever. */
const areBooksWhole = async ({ views, log }: Parts): Promise<boolean> =>
  views.waitForPosition((await log.head()) as Position | undefined, ['postings'], patienceMs)

const booksBehind = () =>
  refused(
    'BOOKS_BEHIND',
    'The books do not show everything yet, so no month is closed: try again when they have caught up',
  )

/** A month as its closing has just been written down. */
const rowOf = ({ data, metadata }: UnplacedEvent<PeriodFact>): PeriodRow => {
  const { month, events, digest } = data
  return { month, events, digest, closed_at: metadata.at, closed_by: metadata.actor.id }
}

/** Closes a month as its trial balance stands now. */
export const closePeriod = implement(contract.finance.closePeriod, {
  handler: async (ask, parts) => {
    const { month } = ask.body
    if (!(await areBooksWhole(parts))) return booksBehind()
    const { number: events, balances } = await booksOfMonth(parts.db, month)
    const command = {
      type: 'ClosePeriod',
      input: { month, events, digest: digestOf(balances) },
      given: { today: ask.now.toISOString().slice(0, 10) },
    } as const
    const outcome = await parts.ledger.handle(periodDecider, books, asked(ask, command, parts.catalogue))
    return replyOf(ask, outcome, async ({ events: [event] }) => {
      if (!event) throw new Error('a month is closed by an event')
      return one(await shown(parts, month, rowOf(event), false))
    })
  },
})
