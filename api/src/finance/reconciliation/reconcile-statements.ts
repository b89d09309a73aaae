import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Views } from '@strongroom/projections'
import type { Logger } from 'pino'
import { placesIn } from '../../command/money.ts'
import type { NewItem } from '../../vault/statement-new-item.ts'
import type { StatementSpan } from '../../vault/statement-span.ts'
import type { StatementRow } from '../../vault/statements.ts'
import type { StatementLine } from './formats/statement-line.ts'
import { accountsOf, noticesOfBalances, problemsOfAccounts } from './held-against-source.ts'
import { type MatchParts, matchStatement } from './match-statement.ts'
import { readInThread } from './read-in-thread.ts'

type ReconcileParts = MatchParts & {
  readonly views: Pick<Views, 'waitForPosition'>
  readonly logger: Logger
  readonly catalogue: LiveCatalogue
}

const patienceMs = 10_000

/**
 * Reads and matches the statements that wait for it, one after another. One whose worker is killed is begun again by the next
 * turn; one of which a correcting entry was booked is matched once more.
 */
export const reconcileStatements = (parts: ReconcileParts) => async (): Promise<void> => {
  await parts.statements.askForCorrected()
  while (!parts.stopping.aborted) {
    const next = await parts.statements.take()
    if (!next) return
    await reconcile(parts, next)
  }
}

const reconcile = async (parts: ReconcileParts, statement: StatementRow): Promise<void> => {
  const { statements, logger, stopping } = parts
  try {
    const read = statement.first_day ? statement : await readIn(parts, statement)
    if (!read) return
    await waitForBooks(parts)
    await matchStatement(parts, read)
    await statements.end(statement.id, 'matched')
  } catch (err) {
    if (stopping.aborted) return
    logger.error({ err, statement: statement.id }, 'a statement could not be matched')
    await statements.end(statement.id, 'failed')
  }
}

/** Reads the file of a statement into its lines; answers with the statement as it is then, or nothing when it is refused. */
const readIn = async (
  { statements, statementItems, catalogue, stopping }: ReconcileParts,
  { id, source_id, account }: StatementRow,
): Promise<StatementRow | undefined> => {
  const source = await statements.source(source_id)
  if (!source) throw new Error('a statement has no source')
  await statements.progress(id, 'reading', 0, 0)
  const lines: NewItem[] = []
  const days = { first: '9999', last: '' }
  const { format, mapping, currency, inverted } = source
  const reading = { format, mapping, currency, inverted, places: placesIn(catalogue) }
  const { problems, notices, spans } = await readInThread(
    { content: await statements.fileOf(id), reading },
    some => {
      for (const each of some) {
        lines.push(itemOf(each, lines.length))
        if (each.bookedOn < days.first) days.first = each.bookedOn
        if (each.bookedOn > days.last) days.last = each.bookedOn
      }
    },
    stopping,
  )
  const wrong = problems.length > 0 ? problems : problemsOfAccounts(source, spans)
  if (wrong.length > 0) {
    await statements.refuse(id, wrong)
    return undefined
  }
  const [firstDay, lastDay] = lines.length > 0 ? [days.first, days.last] : daysOf(spans)
  const before = await statements.endedBy(source_id, id, firstDay)
  await statementItems.saveLines(
    id,
    account,
    { lines, firstDay, lastDay, notices: [...notices, ...noticesOfBalances(spans, before)], spans },
    done => statements.progress(id, 'reading', done, lines.length),
  )
  if (source.accounts === null) await statements.saveAccounts(source_id, accountsOf(spans))
  return statements.one(id)
}

/** The days of a file without a line. */
const daysOf = (spans: readonly StatementSpan[]): readonly [string, string] => {
  const days = spans.flatMap(({ first, last }) => [first, last].filter(day => day !== undefined)).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) throw new Error('a statement without lines has no days')
  return [first, last]
}

/** Lines are named by their order: those of a file without line breaks all begin on one line. */
const itemOf = (
  { bookedOn, amount, currency, reference, counterparty, key }: StatementLine,
  at: number,
): NewItem => ({
  ...({ id: `L${at + 1}`, side: 'line' } as const),
  bookedOn,
  amount,
  currency,
  reference,
  counterparty,
  key,
  eventId: null,
  type: null,
  shown: null,
  isNear: false,
  match: null,
})

/** The read model has to show what the log held when the turn began, or entries would be missing beside the lines. */
const waitForBooks = async ({ log, views }: ReconcileParts): Promise<void> => {
  const head = await log.head()
  if (
    !(await views.waitForPosition(
      head,
      ['postings', 'events', 'top_ups', 'adjustments', 'proposals'],
      patienceMs,
    ))
  )
    throw new Error('the read models are too far behind the log')
}
