import { isSound, latestProof } from '@strongroom/projections/proof'
import { sealStanding } from '@strongroom/projections/seal'
import type { Dependencies } from '../../dependencies.ts'
import { type Checks, NotReady } from './health.ts'

/** More events behind than this, and readers would see yesterday's balances. */
const mostBehind = 10_000

/** The checks of `/readyz`. */
export const readiness = ({ log, db, views, queueReady }: Dependencies): Checks => ({
  log: async () => void (await log.head()),
  database: async () => void (await db.query('select 1')),
  ...(queueReady ? { queue: queueReady } : {}),
  projections: async () => {
    const status = await views.status()
    const behind = status.filter(({ eventsBehind }) => eventsBehind > mostBehind)
    if (behind.length > 0)
      throw new NotReady(`behind: ${behind.map(({ projection }) => projection).join(', ')}`)
    return {
      behind: Object.fromEntries(status.map(({ projection, eventsBehind }) => [projection, eventsBehind])),
    }
  },
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
