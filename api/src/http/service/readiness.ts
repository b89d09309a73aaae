import { isSound, latestProof } from '@strongroom/projections/proof'
import type { ProjectionStatus } from '@strongroom/projections/runner'
import { sealStanding } from '@strongroom/projections/seal'
import type { Dependencies } from '../../dependencies.ts'
import type { Checks } from './health.ts'

/** An event that waits longer than this for a read model is missed by readers. */
const mostBehindMs = 10_000

/**
 * The checks of `/readyz`. A process is ready when it can take commands: the log, the database and the queue answer. How far
 * read models are behind is the same for every process, so it never makes one unready: it is told, and is `degraded` when long.
 */
export const readiness = ({ log, db, views, queueReady }: Dependencies): Checks => ({
  log: async () => void (await log.head()),
  database: async () => void (await db.query('select 1')),
  ...(queueReady ? { queue: queueReady } : {}),
  projections: async () => followed(await views.status()),
  seal: async () => {
    const seal = await sealStanding(db)
    if (!seal) return {}
    const found = { sealed: seal.publishedSize }
    return seal.fault
      ? { ...found, degraded: 'the log is not as it was sealed, and is not signed any more' }
      : found
  },
  proof: async () => {
    const proof = await latestProof(db)
    if (!proof) return {}
    // Which account or event it is, administrators and operators are told.
    const found = { equal: proof.equal, chainWhole: proof.chain.whole }
    return isSound(proof) ? found : { ...found, degraded: 'books differ from the log or its chain is broken' }
  },
})

/** How the read models follow the log: `behind` in events of the one furthest ahead, `following` by name those not at its end. */
const followed = (status: readonly ProjectionStatus[]) => {
  const late = status.filter(({ behindMs }) => behindMs > mostBehindMs)
  return {
    behind: Object.fromEntries(status.map(({ projection, eventsBehind }) => [projection, eventsBehind])),
    following: namesOf(status.filter(({ caughtUp }) => !caughtUp)),
    ...(late.length > 0 ? { degraded: `behind the log: ${namesOf(late).join(', ')}` } : {}),
  }
}

const namesOf = (status: readonly ProjectionStatus[]): readonly string[] =>
  status.map(({ projection }) => projection)
