import type { wire } from '@strongroom/shared'
import type { Problem } from './problem.ts'

/** A way in which the administrator can prove themselves. */
export type ProofWay = wire.SessionProof['by']

/** Has the administrator prove themselves; false when they would rather not. */
type Asking = (ways: readonly ProofWay[]) => Promise<boolean>

const known: readonly ProofWay[] = ['passkey', 'authenticator', 'pin']

let asking: Asking | undefined
let open: Promise<boolean> | undefined

/** Has proofs asked for by this until the returned function is called. */
export const askProofsBy = (by: Asking): (() => void) => {
  asking = by
  return () => {
    if (asking === by) asking = undefined
  }
}

/** Whether a call was refused for want of a proof that has been given now, so that it is worth asking again. */
export const isProofGiven = async (problem: Problem): Promise<boolean> => {
  if (problem.kind !== 'refused' || problem.code !== 'PROOF_NEEDED' || !asking) return false
  const ways = (problem.details.ways ?? '').split(' ')
  // Decisions made at once are proven once.
  open ??= asking(known.filter(way => ways.includes(way))).finally(() => {
    open = undefined
  })
  return open
}
