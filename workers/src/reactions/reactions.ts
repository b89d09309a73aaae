import { finishCardBatches } from './finish-card-batches.ts'
import { payBonuses } from './pay-bonuses.ts'
import type { Reaction } from './reaction.ts'
import { releaseClaims } from './release-claims.ts'
import { settlePayQrs } from './settle-pay-qrs.ts'
import { settleTransit } from './settle-transit.ts'

/** Everything that must follow from events some time. A new one is a file and an entry here. */
export const reactions: readonly Reaction[] = [
  settleTransit,
  releaseClaims,
  settlePayQrs,
  payBonuses,
  finishCardBatches,
]
