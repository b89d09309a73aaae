import { contract } from '@strongroom/shared'
import { one, page } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { vipCsv } from './csv-words.ts'

const applyForGiftCard = implement(contract.vip.applyForGiftCard, {
  limits: ({ session }) => [{ key: `gift card ${session?.uid}`, most: 10, seconds: 3600 }],
  handler: async ({ session: { uid }, body, commandId: id }, { giftCards }) => {
    await giftCards.add({ id, uid, ...body })
    return one({ id })
  },
})

const giftCards = implement(contract.vip.giftCards, {
  csv: vipCsv,
  handler: async ({ filter }, { giftCards, members }) => {
    const { rows, total } = await giftCards.list(filter)
    const names = await members.namesOf(rows.map(({ uid }) => uid))
    return page({
      total,
      rows: rows.map(({ at, ...row }) => ({ ...row, ...names(row.uid), created_date: at })),
    })
  },
})

/** Applications for gift cards. */
export const giftCardCalls: readonly Call[] = [applyForGiftCard, giftCards]
