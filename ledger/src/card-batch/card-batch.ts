import { accept, type Currency, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import type { Decider, FactOf } from '../book/decider.ts'
import { id } from '../book/shapes.ts'
import { type CardLogInput, cardLogShape } from '../wallet/card-log.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'

/** A log and whose card it is on. */
const row = v.object({ ...cardLogShape.entries, uid: id })
export type CardBatchRow = Readonly<v.InferOutput<typeof row>>

/** So that a batch stays one event, of less than half of what EventStoreDB takes. */
export const mostCardBatchRows = 1_000

const facts = {
  /** All of a batch, before any of it is booked. `enteredBy` is the administrator who imports it. */
  CardBatchOpened: {
    version: 1,
    schema: v.object({
      rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(mostCardBatchRows)),
      enteredBy: id,
    }),
  },
  /** Every network transaction of the batch is its own: all of it will be booked. */
  CardBatchAccepted: { version: 1, schema: v.object({}) },
  /** Others hold the network transactions of these logs: none of the batch will ever be booked. */
  CardBatchRefused: { version: 1, schema: v.object({ taken: v.array(id) }) },
  /** All of it has been booked. */
  CardBatchBooked: { version: 1, schema: v.object({}) },
} as const
export type CardBatchFact = FactOf<typeof facts>

export type CardBatch = {
  readonly status: 'none' | 'open' | 'accepted' | 'refused' | 'booked'
  readonly rows: readonly CardBatchRow[]
  /** Logs that others hold, of a refused batch. */
  readonly taken: readonly string[]
}

export type OpenCardBatch = {
  readonly type: 'OpenCardBatch'
  readonly input: { readonly rows: readonly CardBatchRow[] }
  readonly given: { readonly enteredBy: string; readonly currency: Currency }
}
export type CardBatchCommand =
  | OpenCardBatch
  | { readonly type: 'AcceptCardBatch'; readonly input: Record<string, never> }
  | { readonly type: 'RefuseCardBatch'; readonly input: { readonly taken: readonly string[] } }
  | { readonly type: 'FinishCardBatch'; readonly input: Record<string, never> }

export type CardBatchRefusal =
  | { readonly kind: 'batch-empty' }
  | { readonly kind: 'batch-too-long'; readonly most: number }
  /** `row` counts from 1. */
  | { readonly kind: 'batch-not-sorted'; readonly row: number }
  | { readonly kind: 'batch-repeats'; readonly row: number }
  | { readonly kind: 'own-case' }
  | AmountNotPositive
  | TooManyPlaces

/** What keeps rows from being one batch. */
export const batchRefusal = (
  rows: readonly Pick<CardLogInput, 'logId' | 'settledOn'>[],
): CardBatchRefusal | undefined => {
  if (rows.length === 0) return { kind: 'batch-empty' }
  if (rows.length > mostCardBatchRows) return { kind: 'batch-too-long', most: mostCardBatchRows }
  const seen = new Set<string>()
  for (const [at, { logId, settledOn }] of rows.entries()) {
    if (at > 0 && settledOn < (rows[at - 1]?.settledOn ?? ''))
      return { kind: 'batch-not-sorted', row: at + 1 }
    if (seen.has(logId)) return { kind: 'batch-repeats', row: at + 1 }
    seen.add(logId)
  }
  return undefined
}

/** Writes a batch down, its amounts with all the places their currency has. */
const decideOpen = ({ input, given }: OpenCardBatch): Decision<CardBatchFact, CardBatchRefusal> => {
  const refusal = batchRefusal(input.rows)
  if (refusal) return refuse(refusal)
  if (input.rows.some(({ uid }) => uid === given.enteredBy)) return refuse({ kind: 'own-case' })
  const rows: CardBatchRow[] = []
  for (const row of input.rows) {
    const asked = askedAmount(row.amount, given.currency)
    if ('refusal' in asked) return refuse(asked.refusal)
    rows.push({ ...row, amount: asked.money.amount })
  }
  return accept({ type: 'CardBatchOpened', rows, enteredBy: given.enteredBy })
}

/** A batch is opened once and decided once: whoever comes second changes nothing, and finds the outcome in the state. */
const decide = (
  command: CardBatchCommand,
  { status }: CardBatch,
): Decision<CardBatchFact, CardBatchRefusal> => {
  switch (command.type) {
    case 'OpenCardBatch':
      return status === 'none' ? decideOpen(command) : accept()
    case 'AcceptCardBatch':
      return status === 'open' ? accept({ type: 'CardBatchAccepted' }) : accept()
    case 'RefuseCardBatch':
      return status === 'open'
        ? accept({ type: 'CardBatchRefused', taken: [...command.input.taken] })
        : accept()
    case 'FinishCardBatch':
      return status === 'accepted' ? accept({ type: 'CardBatchBooked' }) : accept()
  }
}

const evolve = (batch: CardBatch, fact: CardBatchFact): CardBatch => {
  switch (fact.type) {
    case 'CardBatchOpened':
      return { status: 'open', rows: fact.rows, taken: [] }
    case 'CardBatchAccepted':
      return { ...batch, status: 'accepted' }
    case 'CardBatchRefused':
      return { ...batch, status: 'refused', taken: fact.taken }
    case 'CardBatchBooked':
      return { ...batch, status: 'booked' }
  }
}

/** Card logs of many members that are booked together or not at all: stream `cardbatch-{id}`. */
export const cardBatchDecider: Decider<CardBatch, CardBatchCommand, CardBatchFact, CardBatchRefusal> = {
  category: 'cardbatch',
  stateVersion: 1,
  initial: () => ({ status: 'none', rows: [], taken: [] }),
  decide,
  evolve,
  facts,
}
