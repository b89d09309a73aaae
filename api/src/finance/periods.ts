import { addMonths } from '@strongroom/ledger/book'
import type { Position } from '@strongroom/ledger/eventlog'
import { books, periodDecider } from '@strongroom/ledger/finance'
import { firstMonth, getPeriod, listPeriods, type PeriodRow } from '@strongroom/projections/finance'
import { contract, type wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { Problem } from '../command/problem.ts'
import { one, rows } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { booksOfMonth, closingOf, digestOf } from './closing.ts'

const patienceMs = 5_000

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

/** The postings have to show the whole log: an entry that they lack would count as late for ever. */
const waitForBooks = async ({ views, log }: Parts): Promise<void> => {
  const head = (await log.head()) as Position | undefined
  if (!(await views.waitForPosition(head, ['postings', 'periods'], patienceMs))) throw Problem.busy()
}

/** Closes a month as its trial balance stands now. */
export const closePeriod = implement(contract.finance.closePeriod, {
  handler: async (ask, parts) => {
    const { month } = ask.body
    await waitForBooks(parts)
    const { number: events, balances } = await booksOfMonth(parts.db, month)
    const command = {
      type: 'ClosePeriod',
      input: { month, events, digest: digestOf(balances) },
      given: { today: ask.now.toISOString().slice(0, 10) },
    } as const
    const outcome = await parts.ledger.handle(periodDecider, books, asked(ask, command, parts.catalogue))
    return replyOf(ask, outcome, async () => {
      await waitForBooks(parts)
      return one(await shown(parts, month, await getPeriod(parts.db, month), false))
    })
  },
})
