/** Cards' numbers, sealed, with what else is printed on them. How a card stands is in the log. */

import { ask } from '@strongroom/projections/queries'
import { errorCode } from '@strongroom/shared/error'
import * as v from 'valibot'
import type { Keyed } from './bound.ts'
import { matchesOne } from './run.ts'
import { createSeal } from './seal.ts'
import { codeHash } from './secrets.ts'

/** The print on a card, without its number. */
export type CardRecord = {
  readonly cardId: string
  readonly uid: string
  readonly reference: string
  readonly last4: string
  /** MM/YY. */
  readonly expiry: string
}

/** `by`: the administrator's uid; nothing for the demo's. */
export type CardGiven = Omit<CardRecord, 'last4'> & {
  readonly number?: string | undefined
  readonly by?: string
}

/** A card as it is entered, with all of its number. */
export type PrintedCard = CardGiven & { readonly number: string }

const columns = 'card_id as "cardId", uid::text as uid, reference, last4, expiry'
const mostFound = 1_000

const sealOf = (secretKey: string) => createSeal(secretKey, 'card number')

const numberHash = (secretKey: string, number: string) => codeHash(secretKey, 'card number', number)

const numbered = (secretKey: string, number: string, cardId: string) => [
  sealOf(secretKey).seal(number, cardId),
  numberHash(secretKey, number),
  number.slice(-4),
]

/** Adds a card's record. False when another card has its code or number, or this one has a record already. */
export const add = (
  { db, secretKey }: Keyed,
  { cardId, uid, reference, expiry, number, by }: PrintedCard,
): Promise<boolean> =>
  matchesOne(
    db,
    `insert into private.cards (card_id, uid, reference, expiry, number, number_hash, last4, entered_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [cardId, uid, reference, expiry, ...numbered(secretKey, number, cardId), by ?? null],
  )

/** Adds the records of several cards, or none. False when another card has the code or number of one, or one has a record already. */
export const addAll = async ({ db, secretKey }: Keyed, cards: readonly PrintedCard[]): Promise<boolean> => {
  const rows = cards.map(({ cardId, uid, reference, expiry, number, by }) => {
    const [sealed, hash, last4] = numbered(secretKey, number, cardId)
    return [cardId, uid, reference, expiry, sealed, hash, last4, by ?? null]
  })
  const columnAt = (at: number) => rows.map(row => row[at])
  try {
    await db.query(
      `insert into private.cards (card_id, uid, reference, expiry, number, number_hash, last4, entered_by)
       select * from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::bytea[], $6::bytea[], $7::text[], $8::bigint[])`,
      [0, 1, 2, 3, 4, 5, 6, 7].map(columnAt),
    )
    return true
  } catch (error) {
    if (errorCode(error) === '23505') return false
    throw error
  }
}

/** Changes a record; without a number, all but that. False when another card has its code or number. */
export const change = async (
  { db, secretKey }: Keyed,
  { cardId, reference, expiry, number, by }: CardGiven,
): Promise<boolean> => {
  const [sealed, hash, last4] =
    number === undefined ? [null, null, null] : numbered(secretKey, number, cardId)
  const { rowCount } = await db.query(
    // Of a card with another code its processor knows nothing yet: all that it was told is told anew.
    `with anew as (
       update private.card_tellings set told = null, waits = true
       where uid = (select uid from private.cards where card_id = $1 and reference <> $2))
     update private.cards set reference = $2, expiry = $3, updated_at = now(), number = coalesce($4, number),
       number_hash = coalesce($5, number_hash), last4 = coalesce($6, last4), entered_by = $7
     where card_id = $1 and not exists (
       select from private.cards other
       where other.card_id <> $1 and (other.reference = $2 or other.number_hash = $5))`,
    [cardId, reference, expiry, sealed, hash, last4, by ?? null],
  )
  return rowCount === 1
}

/** Whether another card has this one's code or number. */
export const isTaken = async (
  { db, secretKey }: Keyed,
  { cardId, reference, number }: CardGiven,
): Promise<boolean> => {
  const hash = number === undefined ? null : numberHash(secretKey, number)
  const { rowCount } = await db.query(
    'select from private.cards where card_id <> $1 and (reference = $2 or number_hash = $3) limit 1',
    [cardId, reference, hash],
  )
  return rowCount === 1
}

/** The cards of members, by their user IDs. */
export const of = async (
  { db }: Keyed,
  uids: readonly string[],
): Promise<ReadonlyMap<string, CardRecord>> => {
  const { rows } = await db.query<CardRecord>(
    `select ${columns} from private.cards where uid = any($1::bigint[])`,
    [[...new Set(uids)]],
  )
  return new Map(rows.map(row => [row.uid, row]))
}

const isCardId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text)

/** The record of one card; nothing while none is entered. */
export const byCard = async ({ db }: Keyed, cardId: string): Promise<CardRecord | undefined> => {
  if (!isCardId(cardId)) return undefined
  const [found] = await ask<CardRecord>(db, `select ${columns} from private.cards where card_id = $1`, [
    cardId,
  ])
  return found
}

/** The cards of references, by the reference. */
export const byReferences = async (
  { db }: Keyed,
  references: readonly string[],
): Promise<ReadonlyMap<string, CardRecord>> => {
  const { rows } = await db.query<CardRecord>(
    `select ${columns} from private.cards where reference = any($1)`,
    [[...new Set(references)]],
  )
  return new Map(rows.map(row => [row.reference, row]))
}

/** The cards whose numbers end in these four digits, those changed last first. */
export const ending = ({ db }: Keyed, last4: string, limit: number): Promise<readonly CardRecord[]> =>
  ask<CardRecord>(
    db,
    `select ${columns} from private.cards where last4 = $1 order by updated_at desc, uid limit $2`,
    [last4, limit],
  )

/** Members whose card, name or address a text is found in; the first thousand of them. */
export const search = async ({ db }: Keyed, text: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ uid: string }>(
    `select m.uid::text as uid from private.members m left join private.cards c using (uid)
     where strpos(lower(c.reference), lower($1)) > 0 or c.last4 = $1 or m.uid::text = $1
       or strpos(lower(m.email), lower($1)) > 0 or strpos(lower(m.username), lower($1)) > 0
     order by m.uid limit ${mostFound}`,
    [text],
  )
  return rows.map(({ uid }) => uid)
}

/** The whole number of a member's card: its holder may see it by their PAY code; no other answer and no log line holds it. */
export const numberOf = async ({ db, secretKey }: Keyed, uid: string): Promise<string | null> => {
  const { rows } = await db.query<{ card_id: string; number: Buffer }>(
    'select card_id, number from private.cards where uid = $1',
    [uid],
  )
  return rows[0] ? sealOf(secretKey).open(rows[0].number, rows[0].card_id) : null
}
