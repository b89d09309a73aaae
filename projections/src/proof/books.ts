import type { Db } from '../queries/ask.ts'
import { type SealStanding, sealStanding } from '../seal/standing.ts'
import { type Difference, sealDifference } from './difference.ts'
import { isSound, latestProof, type Proof } from './latest-proof.ts'

/** All that is known of whether the books are sound: the last proof, the seal, and every finding of both. */
export type Books = {
  /** Nothing before the first proof. */
  readonly proof: Proof | undefined
  /** Nothing in a database that is older than the seal. */
  readonly seal: SealStanding | undefined
  /** False once anything was found and has not been mended. Before the first proof nothing is known, and nothing was found. */
  readonly sound: boolean
  /** Events first, the seal's last; `more` is how many there are besides. */
  readonly findings: readonly Difference[]
  readonly more: number
}

/** Whether the books are sound, as screens, `status`, metrics, mails and the hold on payouts have it: from one place. */
export const readBooks = async (db: Db): Promise<Books> => {
  const [proof, seal] = [await latestProof(db), await sealStanding(db)]
  const ofSeal = seal?.fault ? [sealDifference(seal.fault)] : []
  return {
    proof,
    seal,
    sound: (!proof || isSound(proof)) && ofSeal.length === 0,
    findings: [...(proof?.differences ?? []), ...ofSeal],
    more: proof?.more ?? 0,
  }
}
