import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

const facts = {
  /**
   * `by` is the holder: a top-up's id, an order's number. `uid` is the holder's member. `from` held it, and gets it back if
   * `by` comes to nothing.
   */
  Claimed: { version: 1, schema: v.object({ by: id, uid: id, from: v.optional(id) }) },
  ClaimReleased: { version: 1, schema: v.object({ by: id }) },
} as const
/** Every event of stream `claim-{kind}-{hash}`. */
export type ClaimFact = FactOf<typeof facts>

/** The holder of a value, its member, and the earlier try it was taken over from; all missing when the value is free. */
export type Claim = {
  readonly by: string | undefined
  readonly uid: string | undefined
  readonly from: string | undefined
}

/** Takes a value for one holder, or gives it back. */
export type ClaimCommand =
  /**
   * `from` is the earlier try whose claim this one takes over: the same member's, which may still be under way. `for` is the
   * hash of the command that the claim serves.
   */
  | {
      readonly type: 'Claim'
      readonly input: {
        readonly by: string
        readonly uid: string
        readonly from?: string | undefined
        readonly for?: string | undefined
      }
    }
  /** The try came to nothing. */
  | { readonly type: 'ReturnClaim'; readonly input: { readonly by: string } }
  /** The holder's case is over: everybody may claim it again. */
  | { readonly type: 'ReleaseClaim'; readonly input: { readonly by: string } }

/** `by` and `uid` name the present holder. */
export type ClaimRefusal = { readonly kind: 'already-claimed'; readonly by: string; readonly uid: string }

/**
 * First come, first served; a holder who asks again changes nothing. Only the holder's id gives it back: to the try it was
 * taken over from, which may have succeeded meanwhile, or to everybody.
 */
const decide = (command: ClaimCommand, claim: Claim): Decision<ClaimFact, ClaimRefusal> => {
  const { by } = command.input
  if (command.type !== 'Claim') {
    if (claim.by !== by || claim.uid === undefined) return accept()
    const { uid, from } = claim
    return command.type === 'ReturnClaim' && from !== undefined
      ? accept({ type: 'Claimed', by: from, uid })
      : accept({ type: 'ClaimReleased', by })
  }
  if (claim.by === by) return accept()
  const { uid, from } = command.input
  if (claim.by !== undefined && claim.uid !== undefined && claim.by !== from)
    return refuse({ kind: 'already-claimed', by: claim.by, uid: claim.uid })
  return accept({ type: 'Claimed', by, uid, ...(claim.by === undefined ? {} : { from: claim.by }) })
}

const nobody: Claim = { by: undefined, uid: undefined, from: undefined }

/** Something that must be unique across members: stream `claim-{kind}-{hash}`. */
export const claimDecider: Decider<Claim, ClaimCommand, ClaimFact, ClaimRefusal> = {
  category: 'claim',
  stateVersion: 2,
  isMostlyNew: true,
  initial: () => nobody,
  decide,
  evolve: (_, fact) => (fact.type === 'Claimed' ? { by: fact.by, uid: fact.uid, from: fact.from } : nobody),
  facts,
}
