import { type Listed, type Listing, list } from '@strongroom/projections/queries'
import type { ListFilter, wire } from '@strongroom/shared'
import type { Pool } from 'pg'

/** A company that asks for gift cards. */
export type GiftCardApplication = {
  readonly id: string
  readonly uid: string
  readonly website: string
  /** Of a single card, in USD. */
  readonly face_value: string
  readonly quantity: wire.GiftCardQuantity
  readonly at: string
}

type Wanted = ListFilter<'vip.giftCards'>

const listing: Listing<Wanted> = {
  table: 'private.gift_card_applications',
  columns: 'id::text, uid::text, website, face_value, quantity, at',
  sorts: { created_date: 'at' },
  equals: { uid: 'uid::text' },
  tie: 'id',
  time: 'at',
  search: ['website', 'uid::text'],
}

/** Applications for gift cards: an inquiry, which staff answer by mail. */
export const createGiftCards = (db: Pool) => ({
  /** Keeps an application; the same id again changes nothing. */
  add: async ({ id, uid, website, face_value, quantity }: Omit<GiftCardApplication, 'at'>): Promise<void> => {
    await db.query(
      `insert into private.gift_card_applications (id, uid, website, face_value, quantity)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [id, uid, website, face_value, quantity],
    )
  },

  list: (filter: Wanted): Promise<Listed<GiftCardApplication>> => list(db, listing, filter),
})
