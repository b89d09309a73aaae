import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { amount, currencyCode, day, flag, text, uid, words } from '../words.ts'
import { addCardBody, cardReference, settableStatus } from './card-office.ts'
import { cardTypeNames, spendType } from './card-transactions.ts'

/** A label of the specification, in any letter case, as the books call it. */
const labelled = <const T extends string>(
  options: readonly [T, ...T[]],
  labels: Readonly<Record<string, T>>,
) =>
  v.pipe(
    v.string(),
    v.transform(given => given.trim().toLowerCase()),
    v.transform(given => labels[given] ?? given),
    v.picklist(options),
  )

/** One transaction that the network settled. A card number, if there is one, is only compared with the card's. */
const logFields = {
  card_id: cardReference,
  card_number: v.optional(v.pipe(text(23), v.regex(/\d{4}$/, 'It ends with 4 digits'))),
  spend_type: v.optional(labelled(spendType.options, {}), 'purchase'),
  amount,
  currency: v.optional(currencyCode, 'USD'),
  settlement_date: day,
  purchase_date: day,
  merchant: words(200),
  description: v.optional(text(500), ''),
  mcc: v.optional(v.pipe(text(4), v.regex(/^(\d{4})?$/, 'An MCC has 4 digits')), ''),
  network_transaction_id: v.pipe(text(100), v.regex(/^[\x21-\x7e]{1,100}$/, 'An id without blanks')),
  memo: v.optional(text(500), ''),
}
/**
 * `spend` (a purchase or a credit), `fee`, a fee of the network's, or money that the house puts on the card: for bringing
 * somebody (`referrer-bonus`), for having been brought (`referee-bonus`), or for another reason (`bonus`).
 */
const logType = labelled(['spend', 'fee', 'bonus', 'referrer-bonus', 'referee-bonus'], cardTypeNames)
/** Kinds of settled transactions, in the order in which they are added up. */
export const cardLogKind = v.picklist([
  'purchase',
  'credit',
  'fee',
  'bonus',
  'referrer-bonus',
  'referee-bonus',
])
export type CardLogKind = v.InferOutput<typeof cardLogKind>
/** A purchase or a credit that the network settled. */
export const spendLogRow = v.strictObject({
  type: v.optional(labelled(['spend'], {}), 'spend'),
  ...logFields,
})
/** A settled transaction of any type, a row of a file of card logs. */
export const cardLogRow = v.strictObject({ type: logType, ...logFields })
export type CardLogRow = v.InferOutput<typeof cardLogRow>

/** How large a file of card logs may be: all of it is booked, or nothing. */
export const cardFileLimits = { rows: 200_000, bytes: 20 * 1024 * 1024 } as const

/** A CSV file with a head, whose columns are called like the fields of one log. With `dryRun` nothing is booked. */
export const cardBatch = v.strictObject({ csv: v.string(), dryRun: v.optional(flag, 0) })
/** One purchase or credit, or a batch of them. */
export const spendLogBody = v.union([cardBatch, spendLogRow])
/** One transaction of any kind, or a batch of them. */
export const cardLogBody = v.union([cardBatch, cardLogRow])

/** A row's fault; rows count as in a spreadsheet: the head is row 1. `field` where one field is wrong. */
export const cardImportProblem = v.object({
  row: v.number(),
  field: v.nullable(v.string()),
  code: v.string(),
  message: v.string(),
})
export type CardImportProblem = v.InferOutput<typeof cardImportProblem>
/** A row after which a card is below zero. */
const belowZero = v.object({
  row: v.number(),
  card_id: v.string(),
  currency: v.string(),
  balance: v.string(),
})
/**
 * `fresh` rows are booked, or would be; `there` had been booked before. Any problem, and nothing is. The first 200
 * problems are named, and the first 200 of the `belowZeroCount` rows that take a card below zero. `begun`: the file has more
 * than 10,000 rows, and `/logcards/import/{id}` tells how far its booking is. `overdrawn`: what cards owe the house by the new
 * rows; beyond an administrator's share of the day it takes a second one, as credits do.
 */
export const cardImport = v.object({
  id: v.string(),
  dryRun: flag,
  begun: v.optional(v.literal(1)),
  rows: v.number(),
  fresh: v.number(),
  /** Rows booked, as the specified client counts. */
  count: v.optional(v.number()),
  there: v.number(),
  totals: v.array(
    v.object({
      kind: cardLogKind,
      currency: v.string(),
      rows: v.number(),
      amount: v.string(),
    }),
  ),
  problems: v.array(cardImportProblem),
  belowZero: v.array(belowZero),
  belowZeroCount: v.number(),
  overdrawn: v.string(),
})
export type CardImport = v.InferOutput<typeof cardImport>
/** How large a file of cards may be: all of them are entered, or none. */
export const cardsFileLimits = { rows: 1_000, bytes: 512 * 1024 } as const
/** A row of a file of cards: the same fields, all of them text. */
export const addCardRow = v.strictObject({
  ...addCardBody.entries,
  status: v.optional(v.pipe(v.string(), v.transform(Number), settableStatus)),
})
export type AddCardRow = v.InferOutput<typeof addCardRow>
/** One card, or a CSV file of them whose columns are called like the fields of one. With `dryRun` nothing is entered. */
export const addCardsBody = v.union([cardBatch, addCardBody])
/** Of a file: `fresh` cards are entered, or would be; `there` had been before, just so. Any problem, and none is; the first 200 are named. */
export const cardsAdded = v.object({
  id: v.string(),
  dryRun: flag,
  rows: v.number(),
  fresh: v.number(),
  there: v.number(),
  count: v.number(),
  problems: v.array(cardImportProblem),
})
export type CardsAdded = v.InferOutput<typeof cardsAdded>

const importState = v.picklist(['ready', 'booking', 'booked', 'refused'])
/**
 * An import that was begun. Every row is first made `ready`, `done` of `rows` so far; with all of them it is `booking`, and
 * `booked` in the end. One that is `refused` has booked nothing, for its first hundred `problems`. `fresh` rows of those done
 * are new.
 */
export const cardImportProgress = v.object({
  id: v.string(),
  state: importState,
  rows: v.number(),
  done: v.number(),
  fresh: v.number(),
  problems: v.array(cardImportProblem),
})
export type CardImportProgress = v.InferOutput<typeof cardImportProgress>
/** An import as its list shows it. `uid` is the administrator who began it; `problems` of its rows were named as it was refused. */
export const cardImportRecord = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  state: importState,
  rows: v.number(),
  done: v.number(),
  fresh: v.number(),
  problems: v.number(),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type CardImportRecord = v.InferOutput<typeof cardImportRecord>
/** `search` finds part of an import's id, or the administrator who began it. */
export const cardImportFilter = listFilter(['created_date', 'finish_date', 'rows'], {
  state: v.optional(importState),
  uid: v.optional(uid),
})

/** The reason of a reversal, if one is given. */
export const reverseCardLogBody = v.optional(v.strictObject({ reason: v.optional(words(500)) }), {})
