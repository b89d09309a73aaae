import { books, periodDecider } from '@strongroom/ledger/finance'
import type { ProposedChange } from '@strongroom/ledger/office'
import { firstMonth } from '@strongroom/projections/finance'
import { type Asker, asked } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'
import { booksOfMonth, digestOf } from './closing.ts'

type ClosingParts = Pick<Parts, 'db' | 'ledger' | 'log' | 'views'>

/** Whether the postings show the whole log by then: an entry that they lack would count as late for ever. */
export const areBooksWhole = async (
  { views, log }: Pick<Parts, 'views' | 'log'>,
  patienceMs: number,
): Promise<boolean> => views.waitForPosition(await log.head(), ['postings'], patienceMs)

/** Two have agreed by then: the job tries again what could not be done. */
const closingPatienceMs = 10_000

/** The command that closes a month as its trial balance stands now. */
export const closingCommand = async ({ db }: Pick<Parts, 'db'>, month: string, now: Date) => {
  const [{ number: events, balances }, first] = await Promise.all([booksOfMonth(db, month), firstMonth(db)])
  return {
    type: 'ClosePeriod',
    input: { month, events, digest: digestOf(balances) },
    given: { today: now.toISOString().slice(0, 10), first },
  } as const
}

/** Closes a month that two administrators have agreed to close; nothing, or the kind of the refusal. */
export const closeMonth = async (
  { db, ledger, log, views }: ClosingParts,
  ask: Asker & { readonly now: Date },
  { month }: Extract<ProposedChange, { kind: 'period' }>,
): Promise<string | undefined> => {
  // Tried again after a crash: the digest of then stands in the log.
  if (await ledger.knows(periodDecider, books, ask.commandId)) return undefined
  if (!(await areBooksWhole({ log, views }, closingPatienceMs)))
    throw new Error('the books do not show everything yet, so the month is not closed')
  const command = await closingCommand({ db }, month, ask.now)
  const outcome = await ledger.handle(periodDecider, books, asked(ask, command))
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position)
  return undefined
}
