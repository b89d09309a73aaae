import { importCardLogs, withCorrections } from '@strongroom/ledger/card'
import type { wire } from '@strongroom/shared'
import type { Asker } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'
import type { FileRow } from './card-log-file.ts'
import { matchRows, type ReadyRow, reviewRows } from './card-log-rows.ts'
import { cardCurrency, dayOf } from './card-status.ts'

export type CardBookingParts = Pick<Parts, 'ledger' | 'catalogue' | 'cardRecords' | 'cardLogDetails'>

/** Finds the rows' cards and what is wrong with them, as `importer` would import them on the day of `now`. */
export const reviewCardLogs = async (
  { catalogue, cardRecords, ledger }: CardBookingParts,
  rows: readonly FileRow[],
  importer: string,
  now: Date,
) => {
  const currency = cardCurrency(catalogue)
  const cards = await cardRecords.byReferences(rows.map(row => row.log.card_id))
  const matched = await matchRows(rows, { cards, currency, today: dayOf(now), importer })
  const bookings = await withCorrections(
    ledger,
    matched.ready.map(({ booking }) => booking),
  )
  const ready = matched.ready.map((row, at) => ({ ...row, booking: bookings[at] ?? row.booking }))
  const reviewed = await reviewRows(ledger, ready, currency)
  return { ...reviewed, ready, problems: [...matched.problems, ...reviewed.problems] }
}

/** Books the reviewed rows. Another import may have been faster: the rows it holds keep their details. */
export const bookCardLogs = async (
  { cardLogDetails, ledger, catalogue }: CardBookingParts,
  ask: Pick<Asker, 'commandId' | 'session' | 'requestId'>,
  ready: readonly ReadyRow[],
  fresh: readonly ReadyRow[],
) => {
  await keepDetails({ cardLogDetails }, fresh)
  const imported = await importCardLogs(ledger, {
    batchId: ask.commandId,
    rows: ready.map(({ booking }) => booking),
    enteredBy: ask.session.uid,
    currency: cardCurrency(catalogue),
    actor: { kind: 'admin', id: ask.session.uid },
    correlationId: ask.requestId,
  })
  if (imported.kind === 'booked' || imported.kind === 'refused') return imported
  const taken = imported.kind === 'rows-taken' ? imported.logIds : []
  await cardLogDetails.forget(fresh.map(({ booking }) => booking.logId).filter(id => !taken.includes(id)))
  return imported
}

/** Keeps where and what for of rows that are about to be booked. */
export const keepDetails = (
  { cardLogDetails }: Pick<CardBookingParts, 'cardLogDetails'>,
  fresh: readonly ReadyRow[],
): Promise<void> =>
  cardLogDetails.keep(fresh.map(({ booking: { logId, uid }, log }) => ({ logId, uid, ...personalOf(log) })))

const personalOf = ({ purchase_date, merchant, description, mcc, memo }: wire.CardLogRow) => ({
  purchased_on: purchase_date,
  merchant,
  description,
  mcc,
  memo,
})
