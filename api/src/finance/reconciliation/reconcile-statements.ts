import type { Position } from '@strongroom/ledger/eventlog'
import type { Views } from '@strongroom/projections'
import type { Logger } from 'pino'
import type { NewItem } from '../../vault/statement-results.ts'
import type { StatementRow } from '../../vault/statements.ts'
import { readStatement } from './formats/read-statement.ts'
import type { StatementLine } from './formats/statement-line.ts'
import { type MatchParts, matchStatement } from './match-statement.ts'

type ReconcileParts = MatchParts & {
  readonly views: Pick<Views, 'waitForPosition'>
  readonly logger: Logger
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
  { statements, statementItems }: ReconcileParts,
  { id, source_id, account }: StatementRow,
): Promise<StatementRow | undefined> => {
  const source = await statements.source(source_id)
  if (!source) throw new Error('a statement has no source')
  await statements.progress(id, 'reading', 0, 0)
  const { lines, problems } = await readStatement(await statements.fileOf(id), source)
  if (problems.length > 0) {
    await statements.refuse(id, problems)
    return undefined
  }
  await statementItems.saveLines(id, account, lines.map(itemOf), done =>
    statements.progress(id, 'reading', done, lines.length),
  )
  return statements.one(id)
}

/** Lines are named by their order: those of a file without line breaks all begin on one line. */
const itemOf = (
  { bookedOn, amount, currency, reference, counterparty }: StatementLine,
  at: number,
): NewItem => ({
  ...({ id: `L${at + 1}`, side: 'line' } as const),
  ...{ bookedOn, amount, currency, reference, counterparty },
  ...{ eventId: null, type: null, shown: null, isNear: false },
})

/** The read model has to show what the log held when the turn began, or entries would be missing beside the lines. */
const waitForBooks = async ({ log, views }: ReconcileParts): Promise<void> => {
  const head = (await log.head()) as Position | undefined
  if (!(await views.waitForPosition(head, ['postings', 'events', 'top_ups', 'adjustments'], patienceMs)))
    throw new Error('the read models are too far behind the log')
}
