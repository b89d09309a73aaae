import { accept, type Currency, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { type Kept, keep, keptAt } from '../book/persistent-map.ts'
import { count, id } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import { type CardLogInput, cardLogShape } from './card-log.ts'

/** A log, and the member whose card it is on. */
const row = v.object({ ...cardLogShape.entries, uid: id })
/** One transaction of a batch, as the card's network settled it. */
export type CardBatchRow = Readonly<v.InferOutput<typeof row>>

/** Keeps a part of a batch in one event, of less than half of EventStoreDB's limit. */
export const mostRowsInPart = 1_000
/** The most rows that can be checked and booked within one request: see decisions/cards.md. */
export const mostCardBatchRows = 10_000

const part = v.pipe(v.array(row), v.minLength(1), v.maxLength(mostRowsInPart))

const facts = {
  /**
   * A batch, before any of it is booked. `enteredBy` is the administrator who imports it; `of` is the number of rows in all,
   * when these are not all of them. A batch that is a part of an import (`importId`) is accepted or refused with it.
   */
  CardBatchOpened: {
    version: 1,
    schema: v.object({ rows: part, enteredBy: id, of: v.optional(count), importId: v.optional(id) }),
  },
  /** The next rows of a batch. */
  CardBatchGrown: { version: 1, schema: v.object({ rows: part }) },
  /** Every network transaction of the batch is its own: all of it will be booked. */
  CardBatchAccepted: { version: 1, schema: v.object({}) },
  /** Others hold the network transactions of these logs: none of the batch will ever be booked. */
  CardBatchRefused: { version: 1, schema: v.object({ taken: v.array(id) }) },
  /** All of it has been booked. */
  CardBatchBooked: { version: 1, schema: v.object({}) },
} as const
/** Every event of stream `cardbatch-{id}`. */
export type CardBatchFact = FactOf<typeof facts>

/** A batch of card transactions that are booked together or not at all. */
export type CardBatch = {
  /** `partial` while rows are still to come: it can only be refused then. */
  readonly status: 'none' | 'partial' | 'open' | 'accepted' | 'refused' | 'booked'
  readonly rows: readonly CardBatchRow[]
  /** The ids of these rows: each part is held against them without another look at the rows. */
  readonly logIds: Kept<true>
  /** How many rows it has once it is open. */
  readonly of: number
  readonly enteredBy: string
  /** The import that it is a part of. */
  readonly importId?: string | undefined
  /** Logs that others hold, of a refused batch. */
  readonly taken: readonly string[]
}

/** Enters the rows, or the first of them; `importId` names the import whose part the batch is. */
export type OpenCardBatch = {
  readonly type: 'OpenCardBatch'
  /** `of` rows in all, when these are not all of them. */
  readonly input: {
    readonly rows: readonly CardBatchRow[]
    readonly of?: number | undefined
    readonly importId?: string | undefined
  }
  readonly given: { readonly enteredBy: string; readonly currency: Currency }
}
/** Adds rows to a batch that is still `partial`. `from` makes a repeated call add nothing. */
export type GrowCardBatch = {
  readonly type: 'GrowCardBatch'
  /** The rows that follow the first `from` of the batch. */
  readonly input: { readonly rows: readonly CardBatchRow[]; readonly from: number }
  readonly given: { readonly currency: Currency }
}
/** The life of a batch: entered, accepted or refused as a whole, booked row by row, finished. */
export type CardBatchCommand =
  | OpenCardBatch
  | GrowCardBatch
  | { readonly type: 'AcceptCardBatch'; readonly input: Record<string, never> }
  | { readonly type: 'RefuseCardBatch'; readonly input: { readonly taken: readonly string[] } }
  | { readonly type: 'FinishCardBatch'; readonly input: Record<string, never> }

/** Why rows are not taken into a batch. */
export type CardBatchRefusal =
  | { readonly kind: 'batch-empty' }
  | { readonly kind: 'batch-too-long'; readonly most: number }
  /** `row` counts from 1. */
  | { readonly kind: 'batch-not-sorted'; readonly row: number }
  | { readonly kind: 'batch-repeats'; readonly row: number }
  | { readonly kind: 'own-case' }
  | AmountNotPositive
  | TooManyPlaces

type Written = Pick<CardBatch, 'logIds'> & { readonly rows: readonly { readonly settledOn: string }[] }
const nothingWritten: Written = { rows: [], logIds: [] }

/** Why rows cannot be one batch, or cannot follow the rows already written down; looks only at the new ones. */
export const batchRefusal = (
  rows: readonly Pick<CardLogInput, 'logId' | 'settledOn'>[],
  { rows: before, logIds }: Written = nothingWritten,
): CardBatchRefusal | undefined => {
  if (rows.length === 0) return { kind: 'batch-empty' }
  if (before.length + rows.length > mostCardBatchRows)
    return { kind: 'batch-too-long', most: mostCardBatchRows }
  const seen = new Set<string>()
  let last = before.at(-1)?.settledOn ?? ''
  for (const [at, { logId, settledOn }] of rows.entries()) {
    const row = before.length + at + 1
    if (settledOn < last) return { kind: 'batch-not-sorted', row }
    if (seen.has(logId) || keptAt(logIds, logId)) return { kind: 'batch-repeats', row }
    seen.add(logId)
    last = settledOn
  }
  return undefined
}

type Part = { readonly rows: CardBatchRow[] } | { readonly refusal: CardBatchRefusal }

/** Rows that follow those before, their amounts with all the places their currency has. */
const partOf = (
  rows: readonly CardBatchRow[],
  before: Written,
  { enteredBy, currency }: OpenCardBatch['given'],
): Part => {
  const refusal = batchRefusal(rows, before)
  if (refusal) return { refusal }
  if (rows.some(({ uid }) => uid === enteredBy)) return { refusal: { kind: 'own-case' } }
  const written: CardBatchRow[] = []
  for (const row of rows) {
    const asked = askedAmount(row.amount, currency)
    if ('refusal' in asked) return { refusal: asked.refusal }
    written.push({ ...row, amount: asked.money.amount })
  }
  return { rows: written }
}

const decideOpen = ({ input, given }: OpenCardBatch): Decision<CardBatchFact, CardBatchRefusal> => {
  const { rows, of = rows.length, importId } = input
  if (of > mostCardBatchRows) return refuse({ kind: 'batch-too-long', most: mostCardBatchRows })
  const part = partOf(rows, nothingWritten, given)
  if ('refusal' in part) return refuse(part.refusal)
  const { enteredBy } = given
  return accept({
    type: 'CardBatchOpened',
    ...part,
    enteredBy,
    ...(of > rows.length ? { of } : {}),
    ...(importId === undefined ? {} : { importId }),
  })
}

const decideGrow = (
  { input: { rows, from }, given: { currency } }: GrowCardBatch,
  batch: CardBatch,
): Decision<CardBatchFact, CardBatchRefusal> => {
  if (batch.status !== 'partial' || batch.rows.length !== from) return accept()
  const part = partOf(rows, batch, { enteredBy: batch.enteredBy, currency })
  return 'refusal' in part ? refuse(part.refusal) : accept({ type: 'CardBatchGrown', ...part })
}

/** A batch is written down once, part by part, and decided once: a second command changes nothing and finds the outcome in the state. */
const decide = (command: CardBatchCommand, batch: CardBatch): Decision<CardBatchFact, CardBatchRefusal> => {
  const { status } = batch
  switch (command.type) {
    case 'OpenCardBatch':
      return status === 'none' ? decideOpen(command) : accept()
    case 'GrowCardBatch':
      return decideGrow(command, batch)
    case 'AcceptCardBatch':
      return status === 'open' ? accept({ type: 'CardBatchAccepted' }) : accept()
    case 'RefuseCardBatch':
      return status === 'open' || status === 'partial'
        ? accept({ type: 'CardBatchRefused', taken: [...command.input.taken] })
        : accept()
    case 'FinishCardBatch':
      return status === 'accepted' ? accept({ type: 'CardBatchBooked' }) : accept()
  }
}

const evolve = (batch: CardBatch, fact: CardBatchFact): CardBatch => {
  switch (fact.type) {
    case 'CardBatchOpened': {
      const { rows, of = rows.length, enteredBy, importId } = fact
      return withRows({ ...batch, of, enteredBy, ...(importId === undefined ? {} : { importId }) }, rows)
    }
    case 'CardBatchGrown':
      return withRows(batch, fact.rows)
    case 'CardBatchAccepted':
      return { ...batch, status: 'accepted' }
    case 'CardBatchRefused':
      return { ...batch, status: 'refused', taken: fact.taken }
    case 'CardBatchBooked':
      return { ...batch, status: 'booked' }
  }
}

const withRows = (batch: CardBatch, more: readonly CardBatchRow[]): CardBatch => {
  const rows = [...batch.rows, ...more]
  const logIds = more.reduce((kept, { logId }) => keep(kept, logId, true as const), batch.logIds)
  return { ...batch, rows, logIds, status: rows.length < batch.of ? 'partial' : 'open' }
}

/** Card logs of many members that are booked together or not at all: stream `cardbatch-{id}`. */
export const cardBatchDecider: Decider<CardBatch, CardBatchCommand, CardBatchFact, CardBatchRefusal> = {
  category: 'cardbatch',
  stateVersion: 3,
  initial: () => ({ status: 'none', rows: [], logIds: [], of: 0, enteredBy: '', taken: [] }),
  decide,
  evolve,
  facts,
}
