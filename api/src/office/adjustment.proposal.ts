import { getBalances } from '@strongroom/projections/wallet'
import { sumOf } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { proposes } from '../platform/kinds/proposal-kind.ts'

/** An adjustment of a wallet, which is a case of its own kind too: its approval books it (`adjustment.case.ts`). */
export const adjustmentProposal = proposes('adjustment', {
  shown: async ({ catalogue, db }, { uid, currency, amount }, { status }) => {
    const inPlaces = (each: string) => atScale(catalogue, currency, each)
    const after = { currency, amount: inPlaces(amount) }
    if (status !== 0) return { subject: uid, before: null, after }
    const held = (await getBalances(db, `user:${uid}:available`)).find(row => row.currency === currency)
    const now = held?.amount ?? '0'
    return {
      subject: uid,
      before: { currency, available: inPlaces(now) },
      after: { ...after, available: inPlaces(sumOf(now, amount)) },
    }
  },
})
