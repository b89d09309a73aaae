import {
  batchRefusal,
  type CardBatchRow,
  cardLogId,
  putsOnCard,
  type ReviewedRow,
  type ReviewedWallets,
  reviewCardLogs,
  reviewPart,
} from '@strongroom/ledger/card'
import type { Ledger } from '@strongroom/ledger/eventlog'
import { inSlices } from '@strongroom/ledger/eventlog/tools'
import { type Currency, Decimal, itemAt, wire } from '@strongroom/shared'
import { msg, type Word } from '#words'
import { refusalMessage } from '../command/refusals.ts'
import type { CardRecord } from '../vault/card-records.ts'
import type { FileRow } from './card-log-file.ts'

type RowProblem = wire.CardImportProblem

/** A row that names a card, ready to be decided on. */
export type ReadyRow = { readonly row: number; readonly log: wire.CardLogRow; readonly booking: CardBatchRow }

/** Facts about the rows that the rows themselves do not hold. */
export type RowContext = {
  readonly cards: ReadonlyMap<string, CardRecord>
  readonly currency: Currency
  /** The day it is, UTC. */
  readonly today: string
  /** The importing administrator, who may not import rows of their own card. */
  readonly importer: string
}

const own: Readonly<Record<string, Word>> = {
  'card-unknown': msg`There is no card with this code`,
  'card-number-differs': msg`The card’s number ends otherwise`,
  'currency-differs': msg`The card is kept in another currency`,
  'in-future': msg`This day is not over`,
  'purchase-after-settlement': msg`A purchase is made before it is settled`,
  'needs-second': msg`A second administrator has to decide about its credits: split the file into files of at most 10,000 rows`,
}
/** A problem of one row as it stands in the file; a problem of the whole file has row 1. */
export const rowProblem = (row: number, code: string, field: string | null = null): RowProblem => ({
  row,
  field,
  code,
  message: own[code]?.message ?? refusalMessage(code),
})

/** Finds each row's card, and what is wrong with rows before anything is decided. Gives way to other requests. */
export const matchRows = async (
  rows: readonly FileRow[],
  context: RowContext,
): Promise<{ readonly ready: readonly ReadyRow[]; readonly problems: readonly RowProblem[] }> => {
  const ready: ReadyRow[] = []
  const problems: RowProblem[] = []
  const seen = new Set<string>()
  await inSlices(rows, ({ row, log }) => {
    const card = context.cards.get(log.card_id)
    const wrong = seen.has(log.network_transaction_id)
      ? rowProblem(row, 'batch-repeats', 'network_transaction_id')
      : card
        ? mismatchOf(row, log, card, context)
        : rowProblem(row, 'card-unknown', 'card_id')
    seen.add(log.network_transaction_id)
    if (card && !wrong) ready.push({ row, log, booking: bookingOf(log, card.uid) })
    else if (wrong) problems.push(wrong)
  })
  const order = batchRefusal(ready.map(({ booking }) => booking))
  if (order && (ready.length > 0 || problems.length === 0)) {
    const at = 'row' in order ? ready[order.row - 1]?.row : undefined
    problems.push(rowProblem(at ?? 1, order.kind))
  }
  return { ready, problems }
}

const mismatchOf = (
  row: number,
  log: wire.CardLogRow,
  card: CardRecord,
  { currency, today, importer }: RowContext,
): RowProblem | undefined => {
  if (card.uid === importer) return rowProblem(row, 'own-case', 'card_id')
  if (log.card_number && !log.card_number.endsWith(card.last4))
    return rowProblem(row, 'card-number-differs', 'card_number')
  if (log.currency !== currency.code) return rowProblem(row, 'currency-differs', 'currency')
  if (log.settlement_date > today) return rowProblem(row, 'in-future', 'settlement_date')
  if (log.purchase_date > log.settlement_date)
    return rowProblem(row, 'purchase-after-settlement', 'purchase_date')
  return undefined
}

const bookingOf = (log: wire.CardLogRow, uid: string): CardBatchRow => ({
  uid,
  logId: cardLogId(log.network_transaction_id),
  networkTransactionId: log.network_transaction_id,
  kind: log.type === 'spend' ? log.spend_type : log.type,
  currency: log.currency,
  amount: log.amount,
  settledOn: log.settlement_date,
})

/**
 * A dry run of the rows: which are new, which are there already, which the ledger refuses, and why. Of a part of a file, behind
 * the parts that left `wallets` so: whether other imports hold its rows shows when they are claimed. `cards`: the balance of each
 * member's card after the new rows; `lent`: what the cards then owe beyond what they owed before.
 */
export const reviewRows = async (
  ledger: Ledger,
  ready: readonly ReadyRow[],
  currency: Currency,
  wallets?: ReviewedWallets,
) => {
  const rows = ready.map(({ booking }) => booking)
  const reviewed = wallets
    ? await reviewPart(ledger, rows, currency, wallets)
    : await reviewCardLogs(ledger, rows, currency)
  const fresh: ReadyRow[] = []
  const problems: RowProblem[] = []
  const belowZero: wire.CardImport['belowZero'][number][] = []
  const cards = new Map<string, string>()
  const owedBefore = new Map<string, Decimal>()
  let there = 0
  await inSlices(reviewed, (each, at) => {
    const row = itemAt(ready, at)
    if (each.kind === 'new') {
      fresh.push(row)
      if (!cards.has(row.booking.uid))
        owedBefore.set(row.booking.uid, owedWithout(row.booking, each.cardAfter))
      cards.set(row.booking.uid, each.cardAfter)
    }
    if (each.kind === 'there') there++
    if (each.kind === 'refused') problems.push(rowProblem(row.row, each.refusal.kind))
    belowZero.push(...belowZeroOf(each, row))
  })
  const lent = [...cards].reduce(
    (sum, [uid, after]) => sum.plus(Decimal.max(0, owed(after).minus(owedBefore.get(uid) ?? 0))),
    new Decimal(0),
  )
  return { fresh, there, problems, belowZero, cards, lent: lent.toFixed(currency.scale) }
}

const owed = (balance: Decimal | string): Decimal => Decimal.max(0, new Decimal(balance).negated())

/** The debt of a card before a row that has left it with a balance. */
const owedWithout = ({ kind, amount }: CardBatchRow, after: string): Decimal => {
  return owed(putsOnCard(kind) ? new Decimal(after).minus(amount) : new Decimal(after).plus(amount))
}

const belowZeroOf = (
  reviewed: ReviewedRow,
  { row, log }: ReadyRow,
): readonly wire.CardImport['belowZero'][number][] =>
  reviewed.kind === 'new' &&
  reviewed.cardAfter.startsWith('-') &&
  new Decimal(reviewed.cardAfter).isNegative()
    ? [{ row, card_id: log.card_id, currency: log.currency, balance: reviewed.cardAfter }]
    : []

/** Number and sum of the rows, by kind. */
export const totalsOf = async (
  rows: readonly ReadyRow[],
  currency: Currency,
): Promise<wire.CardImport['totals']> => {
  const kinds = wire.cardLogKind.options
  const sums = new Map(kinds.map(kind => [kind, { rows: 0, amount: new Decimal(0) }]))
  await inSlices(rows, ({ booking: { kind, amount } }) => {
    const sum = sums.get(kind)
    if (sum) sums.set(kind, { rows: sum.rows + 1, amount: sum.amount.plus(amount) })
  })
  return kinds.flatMap(kind => {
    const { rows = 0, amount = new Decimal(0) } = sums.get(kind) ?? {}
    return rows === 0 ? [] : [{ kind, currency: currency.code, rows, amount: amount.toFixed(currency.scale) }]
  })
}
