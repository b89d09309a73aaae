import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import type { Decider, FactOf } from '../book/decider.ts'
import { id } from '../book/shapes.ts'

const facts = {
  /** `by` is what holds it: a top-up's id, an order's number. `uid` is whose it is. */
  Claimed: { version: 1, schema: v.object({ by: id, uid: id }) },
  ClaimReleased: { version: 1, schema: v.object({ by: id }) },
} as const
export type ClaimFact = FactOf<typeof facts>

export type Claim = { readonly by: string | undefined; readonly uid: string | undefined }

export type ClaimCommand =
  | { readonly type: 'Claim'; readonly input: { readonly by: string; readonly uid: string } }
  | { readonly type: 'ReleaseClaim'; readonly input: { readonly by: string } }

export type ClaimRefusal = { readonly kind: 'already-claimed'; readonly by: string; readonly uid: string }

/** First come, first served; asking again for what one holds changes nothing. Only the holder's id releases it. */
const decide = (command: ClaimCommand, claim: Claim): Decision<ClaimFact, ClaimRefusal> => {
  const { by } = command.input
  if (command.type === 'ReleaseClaim')
    return claim.by === by ? accept({ type: 'ClaimReleased', by }) : accept()
  if (claim.by === by) return accept()
  if (claim.by !== undefined && claim.uid !== undefined)
    return refuse({ kind: 'already-claimed', by: claim.by, uid: claim.uid })
  return accept({ type: 'Claimed', by, uid: command.input.uid })
}

/** Something that must be unique across members: stream `claim-{kind}-{hash}`. */
export const claimDecider: Decider<Claim, ClaimCommand, ClaimFact, ClaimRefusal> = {
  category: 'claim',
  stateVersion: 1,
  initial: () => ({ by: undefined, uid: undefined }),
  decide,
  evolve: (_, fact) =>
    fact.type === 'Claimed' ? { by: fact.by, uid: fact.uid } : { by: undefined, uid: undefined },
  facts,
}
