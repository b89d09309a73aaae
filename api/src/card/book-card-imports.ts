import {
  bookImportPart,
  type CardImport,
  cardBatchDecider,
  cardImportDecider,
  endCardImport,
  isElsewhere,
  openCardImport,
  partOfImport,
  prepareImportPart,
} from '@strongroom/ledger/card'
import { wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import type { KeptImport } from '../vault/card-imports.ts'
import { type CardBookingParts, keepDetails } from './book-card-logs.ts'
import { cardCurrency } from './card-status.ts'
import { type ReviewedPart, reviewFile } from './review-file.ts'

export type CardImportParts = CardBookingParts &
  Pick<Parts, 'cardImports' | 'logger'> & { readonly stopping: AbortSignal }

type RowProblem = { readonly row: number; readonly kind: string }

/**
 * Goes on with every import that was begun, from wherever it stands, until it is booked or refused; between two parts it stops
 * with its process.
 */
export const bookCardImports = (parts: CardImportParts) => async (): Promise<void> => {
  const { cardImports, logger, stopping } = parts
  for (const each of await cardImports.all())
    await goOn(parts, each).catch((err: unknown) => {
      if (!stopping.aborted) logger.warn({ err, import: each.id }, 'an import of card logs is tried again')
    })
}

const goOn = async (parts: CardImportParts, kept: KeptImport): Promise<void> => {
  const { ledger, cardImports } = parts
  const of = ofImport(kept)
  await openCardImport(ledger, { ...of, rows: kept.rows, enteredBy: kept.entered_by })
  const problems = await prepareAll(parts, kept)
  await endCardImport(ledger, of, problems)
  const { status } = await bookAll(parts, kept)
  if (status === 'refused') await forgetDetails(parts, kept)
  if (status === 'booked' || status === 'refused') await cardImports.forget(kept.id)
}

const ofImport = ({ id, entered_by }: KeptImport) => ({
  importId: id,
  actor: { kind: 'admin', id: entered_by } as const,
  correlationId: id,
})

const stateOf = async ({ ledger }: CardImportParts, { id }: KeptImport): Promise<CardImport> =>
  (await ledger.load(cardImportDecider, id)).state

/** Makes every part ready that is not, behind one another, as far as nothing is in the way: what is, otherwise. */
const prepareAll = async (parts: CardImportParts, kept: KeptImport): Promise<readonly RowProblem[]> => {
  const { status, done } = await stateOf(parts, kept)
  if (status !== 'open') return []
  const found: RowProblem[] = []
  const schema = kept.only_spend ? wire.spendLogRow : wire.cardLogRow
  const importing = { importer: kept.entered_by, now: kept.begun_at }
  const csv = await parts.cardImports.csvOf(kept.id)
  const file = await reviewFile(parts, csv, schema, importing, async reviewed => {
    parts.stopping.throwIfAborted()
    if (reviewed.part < done || found.length > 0) return
    found.push(...reviewed.problems.map(({ row, code }) => ({ row, kind: code })))
    if (found.length === 0) found.push(...(await preparePart(parts, kept, reviewed)))
  })
  return [...found, ...file.problems.map(({ row, code }) => ({ row, kind: code }))]
}

const preparePart = async (
  parts: CardImportParts,
  kept: KeptImport,
  { part, fresh }: ReviewedPart,
): Promise<readonly RowProblem[]> => {
  await keepDetails(parts, fresh)
  const prepared = await prepareImportPart(parts.ledger, {
    ...ofImport(kept),
    part,
    currency: cardCurrency(parts.catalogue),
    enteredBy: kept.entered_by,
    rows: fresh.map(({ booking }) => booking),
  })
  if (prepared.kind === 'refused') throw new Error(`a part cannot be written down: ${prepared.refusal.kind}`)
  if (prepared.kind === 'ready') return []
  const taken = fresh.filter(({ booking }) => prepared.logIds.includes(booking.logId))
  return taken.map(({ row }) => ({ row, kind: 'transaction-taken' }))
}

const bookAll = async (parts: CardImportParts, kept: KeptImport): Promise<CardImport> => {
  const { ledger, catalogue, stopping } = parts
  const of = ofImport(kept)
  const state = await stateOf(parts, kept)
  if (state.status !== 'accepted') return state
  for (let part = state.done; part < state.parts; part++) {
    stopping.throwIfAborted()
    await bookImportPart(ledger, { ...of, part, currency: cardCurrency(catalogue) })
  }
  return endCardImport(ledger, of)
}

/** Forgets where and what for of the rows of a refused import, but for those that another import holds. */
const forgetDetails = async (parts: CardImportParts, kept: KeptImport): Promise<void> => {
  const { ledger, cardLogDetails } = parts
  const { parts: count } = await stateOf(parts, kept)
  for (let part = 0; part < count; part++) {
    const batchId = partOfImport(kept.id, part)
    const { rows } = (await ledger.load(cardBatchDecider, batchId)).state
    const own: string[] = []
    for (const row of rows) if (!(await isElsewhere(ledger, row, batchId))) own.push(row.logId)
    await cardLogDetails.forget(own)
  }
}
