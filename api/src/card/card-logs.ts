import { cardBatchDecider, mostCardBatchRows } from '@strongroom/ledger/card'
import type { ProposedChange } from '@strongroom/ledger/office'
import { findCardTransactions, listCardTransactions } from '@strongroom/projections/card'
import { contract, Decimal, wire } from '@strongroom/shared'
import type * as v from 'valibot'
import { msg } from '#words'
import type { Asker } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, page, type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { findCase } from '../platform/cases/deciding.ts'
import { reverseOrPropose } from '../platform/cases/reversing.ts'
import { takeAllAlone } from '../platform/proposals/alone-share.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'
import { digestOfRows } from '../vault/proposed-card-logs.ts'
import { bookCardLogs, reviewCardLogs } from './book-card-logs.ts'
import { linesForAdmin } from './card-lines.ts'
import { type CardLogFile, mostNamed, readCardLogFile } from './card-log-file.ts'
import { type ReadyRow, totalsOf } from './card-log-rows.ts'
import { cardCurrency } from './card-status.ts'
import { creditsIn, refusedImport, told } from './import-answers.ts'
import { takeLarge } from './large-card-file.ts'
import { cardLineCsv } from './words.ts'

type Body = wire.CardLogRow | { readonly csv: string; readonly dryRun: 0 | 1 }
type CardCredits = Extract<ProposedChange, { kind: 'card-credits' }>
type Given = Asker & { readonly now: Date; readonly language: wire.Language }

const take = async (
  parts: Parts,
  ask: Given,
  body: Body,
  schema: v.GenericSchema<unknown, wire.CardLogRow>,
): Promise<Reply> => {
  const { catalogue, ledger, proposedCardLogs, log } = parts
  const isFile = 'csv' in body
  const file: CardLogFile = isFile
    ? await readCardLogFile(body.csv, schema)
    : { rows: [{ row: 1, log: body }], rowCount: 1, problems: [], problemCount: 0 }
  const dryRun = isFile ? body.dryRun : 0
  if (isFile && file.rowCount > mostCardBatchRows) return takeLarge(parts, ask, body, schema, file)
  const currency = cardCurrency(catalogue)
  const reviewed = await reviewCardLogs(parts, file.rows, ask.session.uid, ask.now)
  // A file whose rows are all wrong is not empty.
  const found = reviewed.problems.filter(({ code }) => code !== 'batch-empty' || file.rowCount === 0)
  const problems = [...file.problems, ...found]
  const count = problems.length - file.problems.length + file.problemCount
  const report: wire.CardImport = {
    id: ask.commandId,
    dryRun,
    rows: file.rowCount,
    fresh: reviewed.fresh.length,
    there: reviewed.there,
    totals: await totalsOf(reviewed.fresh, currency),
    problems: problems.toSorted((a, b) => a.row - b.row).slice(0, mostNamed),
    belowZero: reviewed.belowZero.slice(0, mostNamed),
    belowZeroCount: reviewed.belowZero.length,
    overdrawn: reviewed.lent,
  }
  if (report.dryRun) return one(told(report, ask.language))
  const logs = file.rows.map(({ log }) => log)
  if (await knownChange(parts, ask.commandId))
    return propose(parts, ask, await changeOf(parts, ask, logs, report))
  const [first, ...others] = report.problems
  // An import begun before may finish: the rows it has booked itself must not count as problems.
  const isBegun = (await ledger.load(cardBatchDecider, ask.commandId)).state.status !== 'none'
  if (first && !isBegun) return refusedImport(count, [first, ...others], ask.language)
  const amount = creditsIn(report)
  const credits = isBegun || new Decimal(amount).isZero() ? [] : [{ currency, amount }]
  const share = await takeAllAlone(parts, ask, 'card-credits', credits)
  if (!share.isAlone) {
    await proposedCardLogs.keep(ask.commandId, logs)
    return propose(parts, ask, await changeOf(parts, ask, logs, report))
  }
  const imported = await bookCardLogs(
    parts,
    ask,
    isFile ? reviewed.ready : reviewed.ready.map(byHand),
    reviewed.fresh,
  )
  if (imported.kind !== 'booked') await share.giveBack()
  if (imported.kind === 'refused') return refusalOf(imported.refusal)
  if (imported.kind === 'booked') {
    ask.moved(await log.head(), ...new Set(reviewed.ready.map(({ booking }) => booking.uid)))
    return one({ ...report, fresh: imported.booked, count: imported.booked, there: imported.there })
  }
  return refused(
    'IMPORT_OVERTAKEN',
    msg`Somebody else is importing these rows: look again, nothing was booked`,
  )
}

/** A row that an administrator entered alone: its member is told of it, also of a purchase. */
const byHand = (row: ReadyRow): ReadyRow => ({ ...row, booking: { ...row.booking, byHand: true } })

/** The change to propose. A change proposed before keeps its amount, whatever has been booked since. */
const changeOf = async (
  parts: Parts,
  ask: Given,
  logs: readonly wire.CardLogRow[],
  report: wire.CardImport,
): Promise<CardCredits> => {
  const before = await knownChange(parts, ask.commandId)
  const amount = before?.kind === 'card-credits' ? before.amount : creditsIn(report)
  const { code } = cardCurrency(parts.catalogue)
  return { kind: 'card-credits', currency: code, amount, rows: logs.length, digest: digestOfRows(logs) }
}

const importSpend = implement(contract.card.importSpend, {
  handler: (ask, parts) => take(parts, ask, ask.body, wire.spendLogRow),
})

const importLogs = implement(contract.card.importLogs, {
  handler: (ask, parts) => take(parts, ask, ask.body, wire.cardLogRow),
})

const reverseLog = implement(contract.card.reverseLog, {
  handler: async (ask, parts) => {
    const { id: logId } = ask.params
    const found = await findCase(parts, 'card_transactions', logId, findCardTransactions)
    const currency = found && parts.catalogue.currency(found.currency)
    if (!found?.network_transaction_id || !currency) return refusalOf({ kind: 'case-unknown' })
    const { code } = currency
    const given = new Decimal(found.amount).negated()
    // Reversing a line that took money off the card credits the member.
    const credits = given.isPositive() ? [{ currency: code, amount: given.toFixed() }] : []
    // A purchase that its processor had sent is settled by a log of another id.
    const of = { kind: 'card-log', logId: found.log_id ?? logId, currency: code } as const
    const reason = ask.body.reason ?? 'Reversed by an administrator'
    return reverseOrPropose(parts, ask, { kind: 'reversal', uid: found.uid, of, credits, reason }, done)
  },
})

const log = implement(contract.card.log, {
  handler: async ({ params: { id } }, parts) => {
    const [found] = await linesForAdmin(parts, await findCardTransactions(parts.db, id))
    if (!found) throw HttpError.unknown()
    return one(found)
  },
})

const logs = implement(contract.card.logs, {
  csv: cardLineCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listCardTransactions(parts.db, { ...filter, ofNetwork: true })
    return page({ rows: await linesForAdmin(parts, rows), total })
  },
})

/** Card logs as the network settled them: imported one by one or by file, reversed, listed. */
export const cardLogs: readonly Call[] = [importSpend, importLogs, reverseLog, log, logs]
