import type { Currency } from '@strongroom/shared'
import {
  type CardBatch,
  type CardBatchCommand,
  type CardBatchRefusal,
  type CardBatchRow,
  cardBatchDecider,
} from '../card-batch/card-batch.ts'
import { claimDecider } from '../claim/claim.ts'
import { derivedId } from '../store/ids.ts'
import { type Asked, CommandDiffers, type Ledger } from '../store/ledger.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { releaseClaim } from './claims.ts'
import { claimOfTransaction, holdsClaims, type ReviewedRow, reviewCardLogs } from './review-card-logs.ts'

type About = Pick<Asked<never>, 'actor' | 'correlationId'>

/** What became of an import. Rows are counted from 1, in the order they were given. */
export type Imported =
  /** `there` rows had been booked before. */
  | { readonly kind: 'booked'; readonly booked: number; readonly there: number }
  /** Some rows cannot be booked, so none was. */
  | { readonly kind: 'rows-refused'; readonly rows: readonly ReviewedRow[] }
  /** Somebody else has just imported these rows of the batch, so nothing was booked. */
  | { readonly kind: 'rows-taken'; readonly logIds: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: CardBatchRefusal }

export type ImportCardLogs = About & {
  /** Also the id of the command: the same id is the same import. */
  readonly batchId: string
  readonly rows: readonly CardBatchRow[]
  readonly enteredBy: string
  readonly currency: Currency
}

/**
 * Books all rows or none. What is new of them is written down first, then its network transactions are claimed, then the
 * batch is accepted or refused for good, and only then is it booked, row by row. Whoever dies on the way,
 * `finishCardBatch` goes on where they stopped.
 */
export const importCardLogs = async (ledger: Ledger, given: ImportCardLogs): Promise<Imported> => {
  const { batchId, rows, enteredBy, currency, actor, correlationId } = given
  const { state: known } = await ledger.load(cardBatchDecider, batchId)
  if (known.status !== 'none') return finishAgain(ledger, given, known)
  const reviewed = await reviewCardLogs(ledger, rows, currency)
  if (reviewed.some(({ kind }) => kind === 'refused')) return { kind: 'rows-refused', rows: reviewed }
  const fresh = rows.filter((_, at) => reviewed[at]?.kind === 'new')
  if (fresh.length === 0 && rows.length > 0) return { kind: 'booked', booked: 0, there: rows.length }
  const opened = await ledger.handle(cardBatchDecider, batchId, {
    id: batchId,
    actor,
    correlationId,
    command: { type: 'OpenCardBatch', input: { rows: fresh }, given: { enteredBy, currency } },
  })
  if (opened.kind === 'refused') return opened
  return resultOf(await finishCardBatch(ledger, batchId, given), rows.length)
}

/** The same import, tried again: its batch is what it was. */
const finishAgain = async (ledger: Ledger, given: ImportCardLogs, { rows }: CardBatch): Promise<Imported> => {
  const asked = new Set(given.rows.map(row => JSON.stringify([row.uid, row.logId, row.kind, row.settledOn])))
  if (!rows.every(row => asked.has(JSON.stringify([row.uid, row.logId, row.kind, row.settledOn]))))
    throw new CommandDiffers(`import ${given.batchId}`)
  return resultOf(await finishCardBatch(ledger, given.batchId, given), given.rows.length)
}

const resultOf = ({ status, rows, taken }: CardBatch, given: number): Imported =>
  status === 'refused'
    ? { kind: 'rows-taken', logIds: taken }
    : { kind: 'booked', booked: rows.length, there: given - rows.length }

/** Brings a batch to its end, from wherever it stands. Any number may try at once. */
export const finishCardBatch = async (
  ledger: Ledger,
  batchId: string,
  { currency, actor, correlationId }: About & { readonly currency: Currency },
): Promise<CardBatch> => {
  const about = { actor, correlationId }
  const batch = await decideBatch(ledger, batchId, about)
  if (batch.status === 'accepted') await bookAll(ledger, batchId, batch, { ...about, currency })
  return batch
}

const decideBatch = async (ledger: Ledger, batchId: string, about: About): Promise<CardBatch> => {
  const { state } = await ledger.load(cardBatchDecider, batchId)
  if (state.status !== 'open') return state
  const taken: string[] = []
  for (const row of state.rows)
    if (!(await takeTransaction(ledger, batchId, row, about))) taken.push(row.logId)
  const command: CardBatchCommand =
    taken.length === 0
      ? { type: 'AcceptCardBatch', input: {} }
      : { type: 'RefuseCardBatch', input: { taken } }
  // Two that decide at once may have met different claims: these are two commands, and the first of them holds.
  const id = derivedId(batchId, JSON.stringify(command))
  await ledger.handle(cardBatchDecider, batchId, { ...about, id, command })
  return (await ledger.load(cardBatchDecider, batchId)).state
}

/** Claims a row's network transaction for its batch. What a refused batch still holds is free. */
const takeTransaction = async (
  ledger: Ledger,
  batchId: string,
  { networkTransactionId, uid }: CardBatchRow,
  about: About,
): Promise<boolean> => {
  const claim = claimOfTransaction(networkTransactionId)
  const take = () =>
    ledger.handle(claimDecider, claim, {
      ...about,
      id: derivedId(batchId, 'claim', claim),
      command: { type: 'Claim', input: { by: batchId, uid } },
    })
  const taken = await take()
  if (taken.kind === 'accepted') return true
  const { by } = taken.refusal
  if (await holdsClaims(ledger, by)) return false
  await releaseClaim(ledger, claim, by, about)
  return (await take()).kind === 'accepted'
}

const bookAll = async (
  ledger: Ledger,
  batchId: string,
  { rows }: CardBatch,
  { currency, ...about }: About & { readonly currency: Currency },
): Promise<void> => {
  for (const { uid, logId, networkTransactionId, kind, currency: code, amount, settledOn } of rows) {
    // Spelled out: the same input for whoever goes on, in the same order of fields.
    const input = { logId, networkTransactionId, kind, currency: code, amount, settledOn }
    const command = { type: 'BookCardLog', input, given: { currency } } as const
    const outcome = await ledger.handle(walletDecider, uid, { ...about, id: logId, command })
    // Whatever can be refused was looked at before the batch was written down.
    if (outcome.kind === 'refused') throw new Error(`an accepted row is refused: ${outcome.refusal.kind}`)
  }
  const command = { type: 'FinishCardBatch', input: {} } as const
  await ledger.handle(cardBatchDecider, batchId, { ...about, id: derivedId(batchId, 'finish'), command })
}
