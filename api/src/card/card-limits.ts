import { contract } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'

const limitNotices = implement(contract.card.limitNotices, {
  handler: async ({ session }, { cardLimitsTold, catalogue }) => {
    const told = await cardLimitsTold.told(session.uid)
    return rows(
      told.map(({ told_at, amount, used, ...row }) => ({
        ...row,
        amount: atScale(catalogue, row.currency, amount),
        used: atScale(catalogue, row.currency, used),
        told_date: told_at,
      })),
    )
  },
})

/** The holder's own limits of purchases that are used up, or nearly. */
export const cardLimits: readonly Call[] = [limitNotices]
