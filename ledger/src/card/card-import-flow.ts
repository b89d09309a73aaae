import type { Currency } from '@strongroom/shared'
import { derivedId } from '../eventlog/ids.ts'
import type { Asked, Ledger, Outcome } from '../eventlog/ledger.ts'
import { type CardBatchRefusal, type CardBatchRow, cardBatchDecider } from './card-batch.ts'
import {
  type CardImport,
  type CardImportCommand,
  type CardImportFact,
  type CardImportProblem,
  type CardImportRefusal,
  cardImportDecider,
} from './card-import.ts'
import { finishCardBatch, takeTransactions } from './import-logs-flow.ts'

type About = Pick<Asked<never>, 'actor' | 'correlationId'>
type OfImport = About & { readonly importId: string }
type OfPart = OfImport & { readonly part: number; readonly currency: Currency }

const give = (
  ledger: Ledger,
  { importId, actor, correlationId }: OfImport,
  id: string,
  command: CardImportCommand,
): Promise<Outcome<CardImportFact, CardImportRefusal>> =>
  ledger.handle(cardImportDecider, importId, { id, actor, correlationId, command })

/** The id of a part's batch; parts are counted from 0. */
export const partOfImport = (importId: string, part: number): string =>
  derivedId(importId, 'part', String(part))

/** Begins an import of so many rows under its own id: again, it changes nothing. */
export const openCardImport = (
  ledger: Ledger,
  { rows, enteredBy, ...of }: OfImport & { readonly rows: number; readonly enteredBy: string },
): Promise<Outcome<CardImportFact, CardImportRefusal>> =>
  give(ledger, of, of.importId, { type: 'OpenCardImport', input: { rows }, given: { enteredBy } })

/** A part that is ready to be booked; or what is in its way. */
export type PreparedPart =
  | { readonly kind: 'ready' }
  /** Others hold the network transactions of these logs. */
  | { readonly kind: 'taken'; readonly logIds: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: CardBatchRefusal }

/**
 * Writes the new rows of a part down and claims their network transactions. A part that was written down before keeps its rows.
 * Parts are prepared in their order.
 */
export const prepareImportPart = async (
  ledger: Ledger,
  of: OfPart & { readonly rows: readonly CardBatchRow[]; readonly enteredBy: string },
): Promise<PreparedPart> => {
  const { importId, part, rows, enteredBy, currency, actor, correlationId } = of
  const batchId = partOfImport(importId, part)
  const about = { actor, correlationId }
  const isThere = (await ledger.load(cardBatchDecider, batchId)).revision >= 0
  if (!isThere && rows.length > 0) {
    const command = {
      type: 'OpenCardBatch',
      input: { rows, importId },
      given: { enteredBy, currency },
    } as const
    const written = await ledger.handle(cardBatchDecider, batchId, { ...about, id: batchId, command })
    if (written.kind === 'refused') return written
  }
  const { state } = await ledger.load(cardBatchDecider, batchId)
  const taken = await takeTransactions(ledger, batchId, state.rows, about)
  if (taken.length > 0) return { kind: 'taken', logIds: taken }
  await advance(ledger, of, 'ready', state.rows.length)
  return { kind: 'ready' }
}

/** Books a part of an accepted import. Parts are booked in their order. */
export const bookImportPart = async (ledger: Ledger, of: OfPart): Promise<void> => {
  const { rows } = await finishCardBatch(ledger, partOfImport(of.importId, of.part), of)
  await advance(ledger, of, 'booked', rows.length)
}

const advance = (ledger: Ledger, of: OfPart, to: 'ready' | 'booked', rows: number) =>
  give(ledger, of, derivedId(of.importId, to, String(of.part)), {
    type: 'AdvanceCardImport',
    input: { parts: of.part + 1, rows },
  })

/**
 * Decides an import: refused with problems, accepted without; and ends one whose parts are all booked. Changes nothing of one
 * that is not so far. The import as it stands then.
 */
export const endCardImport = async (
  ledger: Ledger,
  of: OfImport,
  problems: readonly CardImportProblem[] = [],
): Promise<CardImport> => {
  const { importId } = of
  const { status } = (await ledger.load(cardImportDecider, importId)).state
  const command: CardImportCommand =
    problems.length > 0
      ? { type: 'RefuseCardImport', input: { problems } }
      : { type: status === 'open' ? 'AcceptCardImport' : 'FinishCardImport', input: {} }
  await give(ledger, of, derivedId(importId, JSON.stringify(command)), command)
  return (await ledger.load(cardImportDecider, importId)).state
}
