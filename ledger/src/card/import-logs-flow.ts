import type { Currency } from '@strongroom/shared'
import { claimDecider } from '../claim/claim.ts'
import { releaseClaim } from '../claim/flow.ts'
import { eachAtOnce } from '../eventlog/each-at-once.ts'
import { derivedId } from '../eventlog/ids.ts'
import { type Asked, CommandDiffers, type Ledger } from '../eventlog/ledger.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import {
  batchRefusal,
  type CardBatch,
  type CardBatchCommand,
  type CardBatchRefusal,
  type CardBatchRow,
  cardBatchDecider,
  mostRowsInPart,
} from './card-batch.ts'
import { cardImportDecider } from './card-import.ts'
import {
  claimOfTransaction,
  holdsClaim,
  isElsewhere,
  type ReviewedRow,
  reviewCardLogs,
} from './review-logs-flow.ts'

type About = Pick<Asked<never>, 'actor' | 'correlationId'>

/** The outcome of an import. Rows are counted from 1, in the order they were given. */
export type Imported =
  /** `there` rows had been booked before. */
  | { readonly kind: 'booked'; readonly booked: number; readonly there: number }
  /** Some rows cannot be booked, so none was. */
  | { readonly kind: 'rows-refused'; readonly rows: readonly ReviewedRow[] }
  /** Another import has just taken these rows of the batch, so nothing was booked. */
  | { readonly kind: 'rows-taken'; readonly logIds: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: CardBatchRefusal }

/** A batch of rows to book, with the administrator who entered them. Every row is in `currency`. */
export type ImportCardLogs = About & {
  /** Also the id of the command: the same id is the same import. */
  readonly batchId: string
  readonly rows: readonly CardBatchRow[]
  readonly enteredBy: string
  readonly currency: Currency
}

/** Rows of a batch that are claimed or booked at a time. */
const rowsAtOnce = 32
/** Enough of the taken rows to explain the refusal, which is one event, however long the batch. */
const mostTakenNamed = 100

/**
 * Books all rows or none. Writes the new rows down first, part by part; then claims their network transactions; then the batch
 * is accepted or refused for good; only then are its rows booked, one by one. When a process dies on the way, `finishCardBatch`
 * goes on where it stopped, and refuses a batch that was not all written down.
 */
export const importCardLogs = async (ledger: Ledger, given: ImportCardLogs): Promise<Imported> => {
  const { batchId, rows, currency } = given
  const { state: known } = await ledger.load(cardBatchDecider, batchId)
  // One that was not all written down is written on: the same rows under the same ids.
  if (known.status !== 'none' && known.status !== 'partial') return finishAgain(ledger, given, known)
  const reviewed = await reviewCardLogs(ledger, rows, currency)
  if (reviewed.some(({ kind }) => kind === 'refused')) return { kind: 'rows-refused', rows: reviewed }
  const fresh = rows.filter((_, at) => reviewed[at]?.kind === 'new')
  if (fresh.length === 0 && rows.length > 0) return { kind: 'booked', booked: 0, there: rows.length }
  const refusal = await writeDown(ledger, given, fresh)
  if (refusal) return { kind: 'refused', refusal }
  return resultOf(ledger, batchId, await finishCardBatch(ledger, batchId, given), rows.length)
}

/** Puts a batch into the log, in parts that are not too large for it. */
const writeDown = async (
  ledger: Ledger,
  { batchId, enteredBy, currency, actor, correlationId }: ImportCardLogs,
  rows: readonly CardBatchRow[],
): Promise<CardBatchRefusal | undefined> => {
  const refusal = batchRefusal(rows)
  if (refusal) return refusal
  for (let from = 0; from < rows.length; from += mostRowsInPart) {
    const part = rows.slice(from, from + mostRowsInPart)
    const of = part.length < rows.length ? { of: rows.length } : {}
    const command: CardBatchCommand =
      from === 0
        ? { type: 'OpenCardBatch', input: { rows: part, ...of }, given: { enteredBy, currency } }
        : { type: 'GrowCardBatch', input: { rows: part, from }, given: { currency } }
    const id = from === 0 ? batchId : derivedId(batchId, 'rows', String(from))
    const written = await ledger.handle(cardBatchDecider, batchId, { id, actor, correlationId, command })
    if (written.kind === 'refused') return written.refusal
  }
  return undefined
}

/** Tries the same import again: its batch has not changed. */
const finishAgain = async (ledger: Ledger, given: ImportCardLogs, { rows }: CardBatch): Promise<Imported> => {
  const { batchId } = given
  const asked = new Set(given.rows.map(row => JSON.stringify([row.uid, row.logId, row.kind, row.settledOn])))
  if (!rows.every(row => asked.has(JSON.stringify([row.uid, row.logId, row.kind, row.settledOn]))))
    throw new CommandDiffers(batchId)
  return resultOf(ledger, batchId, await finishCardBatch(ledger, batchId, given), given.rows.length)
}

const resultOf = async (
  ledger: Ledger,
  batchId: string,
  { status, rows }: CardBatch,
  given: number,
): Promise<Imported> => {
  if (status !== 'refused') return { kind: 'booked', booked: rows.length, there: given - rows.length }
  const logIds: string[] = []
  await eachAtOnce(rows, rowsAtOnce, async row => {
    if (await isElsewhere(ledger, row, batchId)) logIds.push(row.logId)
  })
  return { kind: 'rows-taken', logIds }
}

/** Brings a batch to its end, from wherever it stands; one that is not all there is refused. Any number may try at once. */
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
  if (state.status !== 'open' && state.status !== 'partial') return state
  const command = await verdictOn(ledger, batchId, state, about)
  if (!command) return state
  // Two that decide at once may have met different claims: these are two commands, and the first of them holds.
  const id = derivedId(batchId, JSON.stringify(command))
  await ledger.handle(cardBatchDecider, batchId, { ...about, id, command })
  return (await ledger.load(cardBatchDecider, batchId)).state
}

const acceptIt: CardBatchCommand = { type: 'AcceptCardBatch', input: {} }
const refuseIt = (taken: readonly string[]): CardBatchCommand => ({
  type: 'RefuseCardBatch',
  input: { taken: taken.slice(0, mostTakenNamed) },
})

/** A batch is refused if others hold its transactions. A part shares its import's fate, and waits for it. */
const verdictOn = async (
  ledger: Ledger,
  batchId: string,
  { status, rows, importId }: CardBatch,
  about: About,
): Promise<CardBatchCommand | undefined> => {
  if (importId !== undefined) {
    const { state } = await ledger.load(cardImportDecider, importId)
    if (state.status === 'refused') return refuseIt([])
    return state.status === 'open' ? undefined : acceptIt
  }
  const taken = status === 'open' ? await takeTransactions(ledger, batchId, rows, about) : []
  return status === 'open' && taken.length === 0 ? acceptIt : refuseIt(taken)
}

/** Claims the network transactions of a batch; the logs of those that others hold. */
export const takeTransactions = async (
  ledger: Ledger,
  batchId: string,
  rows: readonly CardBatchRow[],
  about: About,
): Promise<readonly string[]> => {
  const taken: string[] = []
  await eachAtOnce(rows, rowsAtOnce, async row => {
    if (!(await takeTransaction(ledger, batchId, row, about))) taken.push(row.logId)
  })
  return taken
}

/** Claims a row's network transaction for its batch. Rows that a refused batch still holds are free, and so is what was taken back. */
const takeTransaction = async (
  ledger: Ledger,
  batchId: string,
  row: CardBatchRow,
  about: About,
): Promise<boolean> => {
  const { networkTransactionId, uid } = row
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
  if (await holdsClaim(ledger, by, row)) return false
  await releaseClaim(ledger, claim, by, about)
  return (await take()).kind === 'accepted'
}

const bookAll = async (
  ledger: Ledger,
  batchId: string,
  { rows }: CardBatch,
  { currency, ...about }: About & { readonly currency: Currency },
): Promise<void> => {
  await eachAtOnce(rows, rowsAtOnce, async row => {
    const {
      uid,
      logId,
      networkTransactionId,
      kind,
      currency: code,
      amount,
      settledOn,
      corrects,
      byHand,
    } = row
    // Spelled out: a process that continues the import must give the same input, in the same order of fields.
    const plain = { logId, networkTransactionId, kind, currency: code, amount, settledOn }
    const input = { ...plain, ...(corrects === undefined ? {} : { corrects }), ...(byHand ? { byHand } : {}) }
    const command = { type: 'BookCardLog', input, given: { currency } } as const
    const outcome = await ledger.handle(walletDecider, uid, { ...about, id: logId, command })
    // Every possible refusal was checked before the batch was written down.
    if (outcome.kind === 'refused') throw new Error(`an accepted row is refused: ${outcome.refusal.kind}`)
  })
  const command = { type: 'FinishCardBatch', input: {} } as const
  await ledger.handle(cardBatchDecider, batchId, { ...about, id: derivedId(batchId, 'finish'), command })
}
