/** Cards and disposable numbers of which the cards' processor is told how they stand, until it has taken it. */

import { ask, type Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import { type Followed, type FollowedEvent, markTo } from './event-marks.ts'
import { matchesOne, run } from './run.ts'

/** How a card stands with its processor, or that a disposable number is closed. */
export type ToldState = 'open' | 'frozen' | 'blocked' | 'closed'

/** A card, or a disposable number of it (`numberId`, empty for none), and what its processor has taken last. */
export type CardTelling = {
  readonly uid: string
  readonly numberId: string
  readonly told: ToldState | null
}

/** SQL: it waits, and its card is entered: a card that is not yet is none of the processor's, and keeps waiting until it is. */
const isToTell = 'waits and exists (select from private.cards c where c.uid = card_tellings.uid)'

/** SQL: when something waits to be told. */
export const tellingsDue = `select 'epoch'::timestamptz where exists (select from private.card_tellings where ${isToTell})`

const numberIn = ({ data }: FollowedEvent): string =>
  (JSON.parse(data) as { readonly numberId?: string }).numberId ?? ''

/** Has what events are about told, and notes that they were looked at: both or neither. Members who are gone have no card any more. */
export const keep = (db: Pool, followed: Followed, events: readonly FollowedEvent[]): Promise<void> =>
  inTransaction(db, async client => {
    const last = events.at(-1)
    if (!last) return
    await client.query(
      `insert into private.card_tellings (uid, number_id)
       select distinct m.uid, given.number_id from unnest($1::bigint[], $2::text[]) as given (uid, number_id)
       join private.members m using (uid)
       on conflict (uid, number_id) do update set waits = true`,
      [events.map(({ uid }) => uid), events.map(numberIn)],
    )
    await markTo(client, followed, last.number)
  })

/** Those that wait and can be told, behind one of them. */
export const waiting = (
  db: Db,
  after: CardTelling | undefined,
  limit: number,
): Promise<readonly CardTelling[]> =>
  ask<CardTelling>(
    db,
    `select uid::text, number_id as "numberId", told from private.card_tellings
     where ${isToTell} and (uid, number_id) > ($1::bigint, $2) order by card_tellings.uid, number_id limit $3`,
    [after?.uid ?? '0', after?.numberId ?? '', limit],
  )

/**
 * Nothing is to be told of it; `taken` is what its processor has taken of it now, under `card`. A card that has another code since, or was
 * entered since, waits on.
 */
export const settle = (
  db: Db,
  { uid, numberId }: CardTelling,
  card: string,
  taken?: ToldState,
): Promise<void> =>
  run(
    db,
    `update private.card_tellings set waits = false,
       told = coalesce($4, told), told_at = case when $4::text is null then told_at else now() end
     where uid = $1 and number_id = $2 and exists (select from private.cards c where c.uid = $1 and c.reference = $3)`,
    [uid, numberId, card, taken ?? null],
  )

/** Whether the processor was told that a number is closed, or its card blocked; `card` is the card's code. */
export const isClosed = (db: Db, card: string, numberId: string | undefined): Promise<boolean> =>
  matchesOne(
    db,
    `select from private.cards c where c.reference = $1 and exists (
       select from private.card_tellings t where t.uid = c.uid and (
         number_id = $2 and told = 'closed' or number_id = '' and told = 'blocked'))`,
    [card, numberId ?? ''],
  )
