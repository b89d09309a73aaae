import { cardBatchDecider, importCardLogs, mostCardBatchRows } from '@strongroom/ledger/card'
import type { Position } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { findCardTransactions, listCardTransactions } from '@strongroom/projections/card'
import { contract, wire } from '@strongroom/shared'
import type * as v from 'valibot'
import type { Parts } from '../calls.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, one, page, type Reply, refused } from '../http/replies.ts'
import { findCase } from '../office/deciding.ts'
import { createCardLogDetails } from '../vault/card-log-details.ts'
import { createCardRecords } from '../vault/card-records.ts'
import { createCardLines } from './card-lines.ts'
import { type CardLogFile, mostNamed, readCardLogFile } from './card-log-file.ts'
import { matchRows, type ReadyRow, reviewRows, rowProblem, totalsOf } from './card-log-rows.ts'
import { cardCurrency, dayOf } from './card-status.ts'

type Body = wire.CardLogRow | { readonly csv: string; readonly dryRun: 0 | 1 }
type Given = Asker & { readonly now: Date }

/** Card logs as the network settled them: imported one by one or by file, reversed, listed. */
export const cardLogs = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, log, catalogue, config } = parts
  const records = createCardRecords(db, config.secretKey)
  const details = createCardLogDetails(db)
  const lines = createCardLines(parts)

  const take = async (
    ask: Given,
    body: Body,
    schema: v.GenericSchema<unknown, wire.CardLogRow>,
  ): Promise<Reply> => {
    const isFile = 'csv' in body
    const file: CardLogFile = isFile
      ? await readCardLogFile(body.csv, schema)
      : { rows: [{ row: 1, log: body }], rowCount: 1, problems: [], problemCount: 0 }
    const dryRun = isFile ? body.dryRun : 0
    if (file.rowCount > mostCardBatchRows) return tooLong(ask.commandId, file, dryRun)
    const currency = cardCurrency(catalogue)
    const cards = await records.byReferences(file.rows.map(row => row.log.card_id))
    const context = { cards, currency, today: dayOf(ask.now), importer: ask.session.uid }
    const matched = await matchRows(file.rows, context)
    const reviewed = await reviewRows(ledger, matched.ready, currency)
    const problems = [...file.problems, ...matched.problems, ...reviewed.problems]
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
    }
    if (report.dryRun) return one(report)
    const [first] = report.problems
    // What an import begun before holds and has booked is no obstacle to its own end.
    const isBegun = (await ledger.load(cardBatchDecider, ask.commandId)).state.status !== 'none'
    if (first && !isBegun) return refusedImport(count, first)
    return book(ask, matched.ready, reviewed.fresh, report)
  }

  const book = async (
    ask: Given,
    ready: readonly ReadyRow[],
    fresh: readonly ReadyRow[],
    report: wire.CardImport,
  ): Promise<Reply> => {
    await details.keep(fresh.map(({ booking: { logId, uid }, log }) => ({ logId, uid, ...personalOf(log) })))
    const imported = await importCardLogs(ledger, {
      batchId: ask.commandId,
      rows: ready.map(({ booking }) => booking),
      enteredBy: ask.session.uid,
      currency: cardCurrency(catalogue),
      actor: { kind: 'admin', id: ask.session.uid },
      correlationId: ask.requestId,
    })
    if (imported.kind === 'refused') return refusalOf(imported.refusal)
    if (imported.kind === 'booked') {
      ask.moved((await log.head()) as Position, ...new Set(ready.map(({ booking }) => booking.uid)))
      return one({ ...report, fresh: imported.booked, there: imported.there })
    }
    // Somebody else was faster, between our look and our decision. What they hold keeps their details.
    const taken = imported.kind === 'rows-taken' ? imported.logIds : []
    await details.forget(fresh.map(({ booking }) => booking.logId).filter(id => !taken.includes(id)))
    return refused(
      'IMPORT_OVERTAKEN',
      'Somebody else is importing these rows: look again, nothing was booked',
    )
  }

  return [
    implement(contract.card.importSpend, {
      handler: ask => take(ask, ask.body, wire.spendLogRow),
    }),
    implement(contract.card.importLogs, {
      handler: ask => take(ask, ask.body, wire.cardLogRow),
    }),

    implement(contract.card.reverseLog, {
      handler: async ask => {
        const { id: logId } = ask.params
        const found = await findCase(parts, 'card_transactions', () => findCardTransactions(db, logId))
        const currency = found && catalogue.currency(found.currency)
        if (!found?.network_transaction_id || !currency) return refusalOf({ kind: 'case-unknown' })
        const command = {
          type: 'ReverseCardLog',
          input: { logId, reason: ask.body.reason },
          given: { reverser: ask.session.uid, currency },
        } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return done()
      },
    }),

    implement(contract.card.log, {
      handler: async ({ params: { id } }) => {
        const [found] = await lines.forAdmin(await findCardTransactions(db, id))
        if (!found) throw Problem.unknown()
        return one(found)
      },
    }),

    implement(contract.card.logs, {
      handler: async ({ filter }) => {
        const { rows, total } = await listCardTransactions(db, { ...filter, ofNetwork: true })
        return page({ rows: await lines.forAdmin(rows), total })
      },
    }),
  ]
}

const personalOf = ({ purchase_date, merchant, description, mcc, memo }: wire.CardLogRow) => ({
  purchased_on: purchase_date,
  merchant,
  description,
  mcc,
  memo,
})

/** A file that has to be split is not looked through any further: the parts will be. */
const tooLong = (id: string, { rowCount, problems, problemCount }: CardLogFile, dryRun: 0 | 1): Reply => {
  const first = rowProblem(1, 'batch-too-long')
  if (!dryRun) return refusedImport(problemCount + 1, first)
  const none = { fresh: 0, there: 0, totals: [], belowZero: [], belowZeroCount: 0 }
  const named = [first, ...problems].slice(0, mostNamed)
  return one({ id, dryRun, rows: rowCount, ...none, problems: named } satisfies wire.CardImport)
}

const refusedImport = (count: number, { row, code, message }: wire.CardImportProblem): Reply =>
  refused('IMPORT_REFUSED', `Nothing was imported. Row ${row}: ${message}`, {
    problems: String(count),
    row: String(row),
    problem: code,
    message,
  })
