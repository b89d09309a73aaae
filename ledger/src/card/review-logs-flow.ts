import { type Currency, Decimal } from '@strongroom/shared'
import { keptAt } from '../book/persistent-map.ts'
import { claimDecider } from '../claim/claim.ts'
import { eachAtOnce } from '../eventlog/each-at-once.ts'
import { inSlices } from '../eventlog/give-way.ts'
import { derivedId, sha256 } from '../eventlog/ids.ts'
import type { Ledger } from '../eventlog/ledger.ts'
import type { CardLog } from '../wallet/cases.ts'
import { pocketOf, type Wallet } from '../wallet/wallet.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { type CardBatchRow, cardBatchDecider } from './card-batch.ts'
import { cardImportDecider } from './card-import.ts'
import type { BookCardLogRefusal } from './card-log.ts'

/** Claims that are looked at at a time. */
const claimsAtOnce = 32

/** Our own id for a network's transaction id: the same for every administrator who imports it. */
export const cardLogId = (networkTransactionId: string): string => derivedId('card-log', networkTransactionId)

/** The id of a card's line that shows what is held for a purchase. */
export const cardPurchaseLineId = (authorisationId: string): string =>
  derivedId('card-purchase', authorisationId)

/** The id of a card's line that shows what was captured or refunded, by the network's id of the transaction. */
export const cardCaptureLineId = (networkTransactionId: string): string =>
  derivedId('card-capture', networkTransactionId)

/** The claim that keeps a network transaction one. */
export const claimOfTransaction = (networkTransactionId: string): string =>
  `network-transaction-${sha256(networkTransactionId)}`

/** Why a row of an import cannot be booked. */
export type CardRowRefusal =
  | BookCardLogRefusal
  /** The network transaction is another card's. */
  | { readonly kind: 'transaction-taken' }
  /** The network transaction was taken back, and this row does not say that it corrects it. */
  | { readonly kind: 'transaction-taken-back' }
  /** The network transaction is there, and says something else. */
  | { readonly kind: 'transaction-differs' }

/** The outcome that a row would have, and the balance of its card then. */
export type ReviewedRow =
  | { readonly kind: 'new'; readonly cardAfter: string }
  | { readonly kind: 'there' }
  | { readonly kind: 'refused'; readonly refusal: CardRowRefusal }

/** Takes every decision of a batch without writing it down: row after row, each on the state that the rows before it leave. */
export const reviewCardLogs = async (
  ledger: Ledger,
  rows: readonly CardBatchRow[],
  currency: Currency,
): Promise<readonly ReviewedRow[]> => {
  const reviewed = [...(await reviewPart(ledger, rows, currency, new Map()))]
  await eachAtOnce(rows, claimsAtOnce, async (row, at) => {
    if (reviewed[at]?.kind === 'new' && (await isElsewhere(ledger, row)))
      reviewed[at] = { kind: 'refused', refusal: { kind: 'transaction-taken' } }
  })
  return reviewed
}

/** The wallets that rows were reviewed on, as these leave them. */
export type ReviewedWallets = Map<string, Wallet>

/** The same for a part of a file, behind the parts that left `wallets` so. Does not look whether other imports hold its rows. */
export const reviewPart = async (
  ledger: Ledger,
  rows: readonly CardBatchRow[],
  currency: Currency,
  wallets: ReviewedWallets,
): Promise<readonly ReviewedRow[]> => {
  const reviewed: ReviewedRow[] = []
  await inSlices(rows, async row => {
    const wallet = wallets.get(row.uid) ?? (await ledger.load(walletDecider, row.uid)).state
    const { after, ...review } = reviewRow(row, wallet, currency)
    wallets.set(row.uid, after)
    reviewed.push(review)
  })
  return reviewed
}

const reviewRow = (
  { uid: _, ...input }: CardBatchRow,
  wallet: Wallet,
  currency: Currency,
): ReviewedRow & { after: Wallet } => {
  const known = keptAt(wallet.cardLogs, input.logId)
  if (known?.reversed) return { kind: 'refused', refusal: { kind: 'transaction-taken-back' }, after: wallet }
  if (known)
    return isSame(known, input)
      ? { kind: 'there', after: wallet }
      : { kind: 'refused', refusal: { kind: 'transaction-differs' }, after: wallet }
  const decision = walletDecider.decide({ type: 'BookCardLog', input, given: { currency } }, wallet)
  if (decision.kind === 'refused')
    return { kind: 'refused', refusal: decision.refusal as BookCardLogRefusal, after: wallet }
  const after = decision.facts.reduce(walletDecider.evolve, wallet)
  return { kind: 'new', cardAfter: pocketOf(after, 'card', currency).amount, after }
}

const isSame = (known: CardLog, { kind, currency, amount, settledOn }: Omit<CardBatchRow, 'uid'>): boolean =>
  known.kind === kind &&
  known.currency === currency &&
  known.settledOn === settledOn &&
  new Decimal(known.amount).equals(amount)

/** Whether another batch than this one holds it, one that has not been refused. */
export const isElsewhere = async (ledger: Ledger, row: CardBatchRow, batchId?: string): Promise<boolean> => {
  const { state: claim } = await ledger.load(claimDecider, claimOfTransaction(row.networkTransactionId))
  return claim.by !== undefined && claim.by !== batchId && (await holdsClaim(ledger, claim.by, row))
}

/**
 * Whether a batch keeps a row's transaction from others. The claims of a refused batch are free, and so are those of a refused
 * import's parts, and that of a log that was taken back, for the row that corrects it.
 */
export const holdsClaim = async (ledger: Ledger, batchId: string, row: CardBatchRow): Promise<boolean> => {
  const { status, importId, logIds } = (await ledger.load(cardBatchDecider, batchId)).state
  if (status === 'refused') return false
  if (row.corrects !== undefined && keptAt(logIds, row.corrects)) return false
  if (importId === undefined) return true
  return (await ledger.load(cardImportDecider, importId)).state.status !== 'refused'
}

/**
 * The same rows, where a transaction's log was taken back with an id of their own, and with the log that they correct: it may be
 * entered again then, right or as it was, on its card or on another one.
 */
export const withCorrections = async (
  ledger: Ledger,
  rows: readonly CardBatchRow[],
): Promise<readonly CardBatchRow[]> => {
  const found = [...rows]
  await eachAtOnce(rows, claimsAtOnce, async (row, at) => {
    const { uid, logId, corrects } = await lastLog(ledger, row)
    const log = keptAt((await ledger.load(walletDecider, uid)).state.cardLogs, logId)
    if (log?.reversed) found[at] = { ...row, logId: derivedId('card-log-correction', logId), corrects: logId }
    else if (corrects !== undefined) found[at] = { ...row, logId, corrects }
  })
  return found
}

/** The row that holds a transaction last, by its claim; the given one where nobody has claimed it. */
const lastLog = async (ledger: Ledger, row: CardBatchRow): Promise<CardBatchRow> => {
  const { networkTransactionId } = row
  const { state: claim } = await ledger.load(claimDecider, claimOfTransaction(networkTransactionId))
  const { rows = [] } = claim.by === undefined ? {} : (await ledger.load(cardBatchDecider, claim.by)).state
  return rows.find(each => each.networkTransactionId === networkTransactionId) ?? row
}
