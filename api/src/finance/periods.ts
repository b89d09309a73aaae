import { addMonths } from '@strongroom/ledger/book'
import { books, periodDecider } from '@strongroom/ledger/finance'
import { firstMonth, listPeriods, type PeriodRow } from '@strongroom/projections/finance'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { refusalOf } from '../command/refusals.ts'
import { refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'
import { areBooksWhole, closingCommand } from './close-month.ts'
import { closingOf } from './closing.ts'

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
): Promise<wire.Period> => {
  if (closed)
    return {
      month,
      status: 'closed',
      closable: false,
      unreconciled: null,
      closing: await closingOf(parts, closed),
    }
  const unreconciled = closable ? await parts.statements.unreconciled(month) : null
  return { month, status: 'open', closable, closing: null, unreconciled }
}

/** The months of the books, from that of the first entry to the present one. */
export const periods = implement(contract.finance.periods, {
  handler: async ({ now }, parts) => {
    const present = now.toISOString().slice(0, 7)
    const [first, closed] = await Promise.all([firstMonth(parts.db), listPeriods(parts.db)])
    if (!first) return rows([])
    const byMonth = new Map(closed.map(each => [each.month, each]))
    const oldest = closed.at(-1)?.month
    const months = monthsBetween(oldest && oldest < first ? oldest : first, present)
    const next = months.findLast(month => !byMonth.has(month))
    const found: wire.Period[] = []
    for (const month of months)
      found.push(await shown(parts, month, byMonth.get(month), month === next && month < present))
    return rows(found)
  },
})

const booksBehind = () =>
  refused(
    'BOOKS_BEHIND',
    msg`The books do not show everything yet, so no month is closed: try again when they have caught up`,
  )

/** Proposes to close the oldest open month, with what its statements leave open: no call opens it again, so that takes two. */
export const closePeriod = implement(contract.finance.closePeriod, {
  handler: async (ask, parts) => {
    const { month } = ask.body
    const known = await knownChange(parts, ask.commandId)
    if (known) return propose(parts, ask, known)
    if (!(await areBooksWhole(parts, patienceMs))) return booksBehind()
    const { state } = await parts.ledger.load(periodDecider, books)
    const dry = periodDecider.decide(await closingCommand(parts, month, ask.now), state)
    if (dry.kind === 'refused') return refusalOf(dry.refusal)
    const unreconciled = await parts.statements.unreconciled(month)
    const change = {
      ...({ kind: 'period', month } as const),
      openItems: unreconciled.open_items,
      unsigned: unreconciled.unsigned.length,
    }
    return propose(parts, ask, change)
  },
})
