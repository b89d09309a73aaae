import * as v from 'valibot'

/** The kinds of reference data whose uses are counted, as the log names them. */
export const usedKind = v.picklist([
  ...(['currency', 'network', 'fixed-network', 'send-fee', 'swap-rate', 'trade-pair'] as const),
  ...(['sys-bank', 'product-bank', 'external-bank', 'bank-category', 'vip-level', 'invite-code'] as const),
  ...(['area-code', 'country', 'fixed-deposit-plan', 'charge-item', 'precharge-item', 'agent'] as const),
  ...(['card-type', 'user-group', 'canned-answer', 'maintenance'] as const),
])
export type UsedKind = v.InferOutput<typeof usedKind>

/**
 * Records that may use an entry of reference data. `accounts`: of the books, with money in them; `bank-accounts`, `cards`:
 * those of members; `fixed-deposits`: running ones; `open-trades`, `waiting-…`: those not decided yet.
 */
export const useOf = v.picklist([
  ...(['accounts', 'fixed-networks', 'send-fees', 'swap-rates', 'trade-pairs', 'plans'] as const),
  ...(['invite-codes', 'deposit-addresses', 'vip-levels', 'bank-accounts', 'members', 'swaps'] as const),
  ...(['fixed-deposits', 'open-trades', 'waiting-top-ups', 'waiting-sends', 'waiting-charges'] as const),
  ...(['cards', 'waiting-openings'] as const),
])
export type UseOf = v.InferOutput<typeof useOf>

/** How many records of one kind use an entry. */
export const entryUse = v.object({ of: useOf, count: v.number() })
export type EntryUse = v.InferOutput<typeof entryUse>
