import * as v from 'valibot'

/** Fees by currency that are no settings, for members of no VIP level and no group: of each send on chain and of each swap that is offered. */
export const listedFees = v.object({
  /** `fee` is an amount of the currency that is sent. */
  sends: v.array(v.object({ currency: v.string(), network: v.string(), fee: v.string() })),
  /** `fee_rate` is a share of what is swapped: 0.003 is 0.3 %. */
  swaps: v.array(v.object({ source: v.string(), target: v.string(), fee_rate: v.string() })),
})
export type ListedFees = v.InferOutput<typeof listedFees>
