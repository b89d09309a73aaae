import { cardImportDecider, mostImportRows, openCardImport, rowsInImportPart } from '@strongroom/ledger/card'
import { CommandDiffers } from '@strongroom/ledger/eventlog'
import { Decimal, wire } from '@strongroom/shared'
import type { Asker } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { takeAllAlone } from '../platform/proposals/alone-share.ts'
import { type CardLogFile, mostNamed } from './card-log-file.ts'
import { rowProblem } from './card-log-rows.ts'
import { cardCurrency } from './card-status.ts'
import { creditsIn, refusedImport, told } from './import-answers.ts'
import { type FileReport, type RowSchema, reportOnFile } from './review-file.ts'

type Given = Asker & { readonly now: Date; readonly language: wire.Language }

/**
 * Looks a file through that has more rows than a request books, and begins its import: the job `book-card-imports` books it.
 * Rows that a second administrator has to decide must come in smaller files. `read` is what its first rows say.
 */
export const takeLarge = async (
  parts: Parts,
  ask: Given,
  { csv, dryRun }: { readonly csv: string; readonly dryRun: 0 | 1 },
  schema: RowSchema,
  read: CardLogFile,
): Promise<Reply> => {
  const importing = { importer: ask.session.uid, now: ask.now }
  const { problemCount, ...found } = hopeless(read) ?? (await reportOnFile(parts, csv, schema, importing))
  const report: wire.CardImport = { id: ask.commandId, dryRun, ...found }
  if (dryRun) return one(told(report, ask.language))
  const { state } = await parts.ledger.load(cardImportDecider, ask.commandId)
  if (state.status !== 'none') return again(report, state.rows)
  const [first, ...others] = report.problems
  if (first) return refusedImport(problemCount, [first, ...others], ask.language)
  if (report.fresh === 0) return one(report)
  const amount = creditsIn(report)
  const credits = new Decimal(amount).isZero() ? [] : [{ currency: cardCurrency(parts.catalogue), amount }]
  const share = await takeAllAlone(parts, ask, 'card-credits', credits)
  if (!share.isAlone) return refusedImport(1, [rowProblem(1, 'needs-second')], ask.language)
  return begin(parts, ask, report, csv, schema)
}

/** A file that is too long, or of which no more problems would be named, is not looked through any further. */
const hopeless = (file: CardLogFile): FileReport | undefined => {
  const isTooLong = file.rowCount > mostImportRows
  if (!isTooLong && file.problems.length < mostNamed) return undefined
  const none = { fresh: 0, there: 0, totals: [], belowZero: [], belowZeroCount: 0, overdrawn: '0' }
  const problems = [...(isTooLong ? [rowProblem(1, 'batch-too-long')] : []), ...file.problems]
  const problemCount = file.problemCount + (isTooLong ? 1 : 0)
  return { ...none, rows: file.rowCount, problems: problems.slice(0, mostNamed), problemCount }
}

/** The same import was begun before: its rows, booked by now or not, must be as many. */
const again = (report: wire.CardImport, rows: number): Reply => {
  if (report.rows !== rows) throw new CommandDiffers(report.id)
  return one({ ...report, problems: [], begun: 1 })
}

const begin = async (
  { cardImports, ledger }: Parts,
  ask: Given,
  report: wire.CardImport,
  csv: string,
  schema: RowSchema,
): Promise<Reply> => {
  const { id, rows } = report
  const { uid } = ask.session
  const kept = { id, entered_by: uid, only_spend: schema === wire.spendLogRow, rows, begun_at: ask.now }
  await cardImports.keep(kept, csv)
  const about = { actor: { kind: 'admin', id: uid }, correlationId: ask.requestId } as const
  const opened = await openCardImport(ledger, { ...about, importId: id, rows, enteredBy: uid })
  if (opened.kind === 'refused') return refusalOf(opened.refusal)
  ask.moved(opened.position)
  return one({ ...report, begun: 1 })
}

const states = { open: 'ready', accepted: 'booking', booked: 'booked', refused: 'refused' } as const

/** How far an import is, in rows of its file; nothing when there is none under that id. */
export const progressOf = async (
  { ledger }: Pick<Parts, 'ledger'>,
  id: string,
): Promise<wire.CardImportProgress | undefined> => {
  const { state } = await ledger.load(cardImportDecider, id)
  const { status, rows, done, fresh, problems } = state
  if (status === 'none') return undefined
  return {
    id,
    state: states[status],
    rows,
    fresh,
    done: Math.min(rows, done * rowsInImportPart),
    problems: problems.map(({ row, kind }) => rowProblem(row, kind)),
  }
}
