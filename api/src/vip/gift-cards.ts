import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { one, page } from '../http/replies.ts'
import { createGiftCards } from '../vault/gift-cards.ts'
import { vipCsv } from './csv-words.ts'

/** Applications for gift cards. */
export const giftCardCalls = ({ db, members }: Parts): readonly AnyCall[] => {
  const giftCards = createGiftCards(db)
  return [
    implement(contract.vip.applyForGiftCard, {
      limits: ({ session }) => [{ key: `gift card ${session?.uid}`, most: 10, seconds: 3600 }],
      handler: async ({ session: { uid }, body, commandId: id }) => {
        await giftCards.add({ id, uid, ...body })
        return one({ id })
      },
    }),

    implement(contract.vip.giftCards, {
      csv: vipCsv,
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
