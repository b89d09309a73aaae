import { mostImportRows, type ReviewedWallets, rowsInImportPart } from '@strongroom/ledger/card'
import { Decimal, type wire } from '@strongroom/shared'
import type * as v from 'valibot'
import type { CardBookingParts } from './book-card-logs.ts'
import { type FileRow, mostNamed, readCardLogFile } from './card-log-file.ts'
import { matchRows, type ReadyRow, reviewRows, rowProblem, totalsOf } from './card-log-rows.ts'
import { cardCurrency, dayOf } from './card-status.ts'

type RowProblem = wire.CardImportProblem
export type RowSchema = v.GenericSchema<unknown, wire.CardLogRow>
type Importing = { readonly importer: string; readonly now: Date }

/** A part of a file, looked through: `fresh` rows are new. `part` counts from 0. */
export type ReviewedPart = {
  readonly part: number
  readonly fresh: readonly ReadyRow[]
  readonly there: number
  readonly problems: readonly RowProblem[]
  readonly belowZero: wire.CardImport['belowZero']
  readonly lent: string
}

/**
 * Looks a large file through, part by part, and hands each part on. Its rows stay in their order over all parts, and no
 * transaction comes twice. Holds a part at a time, and what the parts before it leave on their cards.
 */
export const reviewFile = async (
  { catalogue, cardRecords, ledger }: CardBookingParts,
  csv: string,
  schema: RowSchema,
  { importer, now }: Importing,
  onPart: (reviewed: ReviewedPart) => Promise<void>,
) => {
  const currency = cardCurrency(catalogue)
  const wallets: ReviewedWallets = new Map()
  const follows = followingRows()
  let part = 0
  const look = async (rows: readonly FileRow[]) => {
    const cards = await cardRecords.byReferences(rows.map(({ log }) => log.card_id))
    const matched = await matchRows(rows, { cards, currency, today: dayOf(now), importer })
    const { problems, ...reviewed } = await reviewRows(ledger, matched.ready, currency, wallets)
    const all = [...matched.problems, ...follows(matched.ready), ...problems]
    await onPart({ part: part++, ...reviewed, problems: all })
  }
  return readCardLogFile(csv, schema, {
    most: mostImportRows,
    parts: { of: rowsInImportPart, onPart: look },
  })
}

/** Finds the rows of a part that do not follow the parts before it. Rows of one part have been compared already. */
const followingRows = () => {
  const before = new Set<string>()
  let last = ''
  return (ready: readonly ReadyRow[]): readonly RowProblem[] => {
    const [first] = ready
    const problems =
      first && first.booking.settledOn < last ? [rowProblem(first.row, 'batch-not-sorted')] : []
    for (const { row, booking } of ready)
      if (before.has(booking.logId)) problems.push(rowProblem(row, 'batch-repeats'))
    for (const { booking } of ready) before.add(booking.logId)
    last = ready.at(-1)?.booking.settledOn ?? last
    return problems
  }
}

/** A report on a file before it is imported; `problemCount` counts those not listed too. */
export type FileReport = Omit<wire.CardImport, 'id' | 'dryRun'> & { readonly problemCount: number }

/** Looks a whole file through for its report. */
export const reportOnFile = async (
  parts: CardBookingParts,
  csv: string,
  schema: RowSchema,
  importing: Importing,
): Promise<FileReport> => {
  const currency = cardCurrency(parts.catalogue)
  let [fresh, there, problemCount, belowZeroCount] = [0, 0, 0, 0]
  const problems: RowProblem[] = []
  const belowZero: wire.CardImport['belowZero'] = []
  let totals: wire.CardImport['totals'] = []
  let overdrawn = new Decimal(0)
  const file = await reviewFile(parts, csv, schema, importing, async reviewed => {
    fresh += reviewed.fresh.length
    there += reviewed.there
    problemCount += reviewed.problems.length
    belowZeroCount += reviewed.belowZero.length
    overdrawn = overdrawn.plus(reviewed.lent)
    problems.push(...reviewed.problems.slice(0, mostNamed - problems.length))
    belowZero.push(...reviewed.belowZero.slice(0, mostNamed - belowZero.length))
    totals = added(totals, await totalsOf(reviewed.fresh, currency), currency.scale)
  })
  return {
    rows: file.rowCount,
    fresh,
    there,
    totals,
    belowZero,
    belowZeroCount,
    overdrawn: overdrawn.toFixed(currency.scale),
    problems: [...file.problems, ...problems].toSorted((a, b) => a.row - b.row).slice(0, mostNamed),
    problemCount: file.problemCount + problemCount,
  }
}

type Totals = wire.CardImport['totals']

const added = (before: Totals, more: Totals, scale: number): Totals => {
  const sums = new Map(before.map(each => [each.kind, each]))
  for (const { kind, currency, rows, amount } of more) {
    const known = sums.get(kind)
    const sum = new Decimal(amount).plus(known?.amount ?? 0).toFixed(scale)
    sums.set(kind, { kind, currency, rows: rows + (known?.rows ?? 0), amount: sum })
  }
  return [...sums.values()]
}
