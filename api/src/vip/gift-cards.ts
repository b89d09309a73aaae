import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call } from '../http/call.ts'
import { one, page } from '../http/replies.ts'
import { createGiftCards } from '../vault/gift-cards.ts'

/** Applications for gift cards. */
export const giftCardCalls = ({ db, members }: Parts): readonly AnyCall[] => {
  const giftCards = createGiftCards(db)
  return [
    call({
      method: 'POST',
      path: '/user/applygiftcard/S',
      audience: 'user',
      summary: 'Applies for gift cards: the company’s website, the face value of one, how many in all',
      changes: true,
      oneRequestPerKey: true,
      body: wire.applyGiftCardBody,
      answer: wire.records(wire.giftCardResult),
      limits: ({ session }) => [{ key: `gift card ${session?.uid}`, most: 10, seconds: 3600 }],
      handler: async ({ session: { uid }, body, commandId: id }) => {
        await giftCards.add({ id, uid, ...body })
        return one({ id })
      },
    }),

    call({
      method: 'GET',
      path: '/users/getgiftcardlist/S/{json}',
      audience: 'admin',
      summary: 'Applications for gift cards',
      changes: false,
      filter: wire.giftCardFilter,
      answer: wire.paged(wire.giftCardApplication),
      handler: async ({ filter }) => {
        const { rows, total } = await giftCards.list(filter)
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({
          total,
          rows: rows.map(({ at, ...row }) => ({ ...row, ...names(row.uid), created_date: at })),
        })
      },
    }),
  ]
}
