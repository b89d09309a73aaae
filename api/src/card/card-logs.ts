import { cardBatchDecider, mostCardBatchRows } from '@strongroom/ledger/card'
import type { Position } from '@strongroom/ledger/eventlog'
import type { ProposedChange } from '@strongroom/ledger/office'
import { findCardTransactions, listCardTransactions } from '@strongroom/projections/card'
import { contract, Decimal, wire } from '@strongroom/shared'
import type * as v from 'valibot'
import type { Parts } from '../dependencies.ts'
import type { Asker } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, one, page, type Reply, refused } from '../http/replies.ts'
import { aloneShareOfAll } from '../office/alone-share.ts'
import { findCase } from '../office/deciding.ts'
import { proposing } from '../office/proposing.ts'
import { reversing } from '../office/reversing.ts'
import { createProposedCardLogs, digestOfRows } from '../vault/proposed-card-logs.ts'
import { bookingCardLogs } from './book-card-logs.ts'
import { createCardLines } from './card-lines.ts'
import { type CardLogFile, mostNamed, readCardLogFile } from './card-log-file.ts'
import { rowProblem, totalsOf } from './card-log-rows.ts'
import { cardCurrency } from './card-status.ts'
import { cardLineCsv } from './csv-words.ts'

type Body = wire.CardLogRow | { readonly csv: string; readonly dryRun: 0 | 1 }
type CardCredits = Extract<ProposedChange, { kind: 'card-credits' }>
type Given = Asker & { readonly now: Date }

/** Card logs as the network settled them: imported one by one or by file, reversed, listed. */
export const cardLogs = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, log, catalogue } = parts
  const { review, book } = bookingCardLogs(parts)
  const proposed = createProposedCardLogs(db)
  const { known, propose } = proposing(parts)
  const takeAlone = aloneShareOfAll(parts)
  const reverse = reversing(parts)
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
    const reviewed = await review(file.rows, ask.session.uid, ask.now)
    const problems = [...file.problems, ...reviewed.problems]
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
    const logs = file.rows.map(({ log }) => log)
    if (await known(ask.commandId)) return propose(ask, await changeOf(ask, logs, report), one(report))
    const [first] = report.problems
    // What an import begun before holds and has booked is no obstacle to its own end.
    const isBegun = (await ledger.load(cardBatchDecider, ask.commandId)).state.status !== 'none'
    if (first && !isBegun) return refusedImport(count, first)
    const amount = creditsIn(report)
    const credits = isBegun || new Decimal(amount).isZero() ? [] : [{ currency, amount }]
    const share = await takeAlone(ask, credits)
    if (!share.isAlone) {
      await proposed.keep(ask.commandId, logs)
      return propose(ask, await changeOf(ask, logs, report), one({ ...report, fresh: 0 }))
    }
    const imported = await book(ask, reviewed.ready, reviewed.fresh)
    if (imported.kind !== 'booked') await share.giveBack()
    if (imported.kind === 'refused') return refusalOf(imported.refusal)
    if (imported.kind === 'booked') {
      ask.moved((await log.head()) as Position, ...new Set(reviewed.ready.map(({ booking }) => booking.uid)))
      return one({ ...report, fresh: imported.booked, there: imported.there })
    }
    return refused(
      'IMPORT_OVERTAKEN',
      'Somebody else is importing these rows: look again, nothing was booked',
    )
  }

  /** What was proposed before stays what it was, whatever has been booked since. */
  const changeOf = async (
    ask: Given,
    logs: readonly wire.CardLogRow[],
    report: wire.CardImport,
  ): Promise<CardCredits> => {
    const before = await known(ask.commandId)
    const amount = before?.kind === 'card-credits' ? before.amount : creditsIn(report)
    const { code } = cardCurrency(catalogue)
    return { kind: 'card-credits', currency: code, amount, rows: logs.length, digest: digestOfRows(logs) }
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
        const { code } = currency
        const given = new Decimal(found.amount).negated()
        // What took money off the card gives it back.
        const credits = given.isPositive() ? [{ currency: code, amount: given.toFixed() }] : []
        const of = { kind: 'card-log', logId, currency: code } as const
        const reason = ask.body.reason ?? 'Reversed by an administrator'
        return reverse(ask, { kind: 'reversal', uid: found.uid, of, credits, reason }, done)
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
      csv: cardLineCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listCardTransactions(db, { ...filter, ofNetwork: true })
        return page({ rows: await lines.forAdmin(rows), total })
      },
    }),
  ]
}

/** What rows put on cards: credits of the network, and bonuses. */
const creditsIn = ({ totals }: wire.CardImport): string =>
  totals
    .filter(({ kind }) => kind === 'credit' || kind === 'bonus')
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))
    .toFixed()

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
