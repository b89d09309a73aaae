import type { PartOf } from '../rows.ts'
import { type LinesOf, swapLine } from '../statement/line.ts'

/** How each fact of a wallet that swap leaves reads on a statement. */
export const lines: LinesOf<'SwapSettled'> = {
  SwapSettled: ({ swapId, source, target, rate, feeRate, fee }) => {
    const details = JSON.stringify({ source, target, rate, feeRate })
    const shared = { reference: swapId, state: 'done', details } satisfies PartOf<'movements'>
    return [
      swapLine(swapId, source, { ...shared, kind: 'swap-out', fee }),
      swapLine(swapId, target, { ...shared, kind: 'swap-in', fee: null }),
    ]
  },
}
