import { latestProof } from '@strongroom/projections/proof'
import { countFailing } from '@strongroom/projections/reactions'
import { type SealStanding, sealStanding } from '@strongroom/projections/seal'
import { Gauge, type Registry } from 'prom-client'
import type { Dependencies } from '../../dependencies.ts'

type Parts = Pick<Dependencies, 'db' | 'views'>

/** How read models, reactions and the proof stand, looked at whenever the metrics are asked for. */
export const createStanding = (registry: Registry, { db, views }: Parts) => {
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `strongroom_${name}`, help, labelNames, registers: [registry] })
  const lag = gauge(
    'projection_lag_events',
    'Events another read model has seen and this has not',
    'projection',
  )
  const behind = gauge(
    'projection_behind_seconds',
    'How long the oldest event not seen has waited',
    'projection',
  )
  const parked = gauge('projection_parked_streams', 'Streams with an event that fails', 'projection')
  const lost = gauge('projection_lost', '1: stands where the log has no event', 'projection')
  const failing = gauge('reaction_failing', 'Things a reaction has tried to do and could not', 'reaction')
  const equal = gauge('proof_equal', '0: the last proof found that balances differ from the log')
  const age = gauge('proof_age_seconds', 'How long ago the last proof was made')
  const differences = gauge('proof_differences', 'Places where books or chains are not as they should be')
  const viewsEqual = gauge(
    'views_equal',
    '0: a row of a read model, or a snapshot, is not as the log makes it',
  )
  const viewsAge = gauge(
    'views_age_seconds',
    'How long ago the read model that waits longest was compared with the log',
  )
  const whole = gauge('chain_whole', '0: the last proof found that the log is not the one that was written')
  const chainAge = gauge('chain_age_seconds', 'How long ago the whole log was last walked through')
  const setSeal = sealGauges(gauge)

  return async (): Promise<void> => {
    for (const each of await views.status()) {
      const { projection } = each
      lag.set({ projection }, each.eventsBehind)
      behind.set({ projection }, each.behindMs / 1000)
      parked.set({ projection }, each.parkedStreams)
      lost.set({ projection }, Number(each.lost))
    }
    failing.reset()
    for (const { reaction, n } of await countFailing(db)) failing.set({ reaction }, n)
    const proof = await latestProof(db)
    // Before the first proof nothing is known, which is not the same as 0.
    equal.set(proof ? Number(proof.equal) : Number.NaN)
    age.set(secondsSince(proof?.provenAt))
    differences.set(proof ? proof.differences.length + proof.more : Number.NaN)
    viewsEqual.set(proof ? Number(proof.views.equal) : Number.NaN)
    viewsAge.set(secondsSince(proof?.views.checkedAt ?? undefined))
    whole.set(proof ? Number(proof.chain.whole) : Number.NaN)
    chainAge.set(secondsSince(proof?.chain.checkedAt))
    setSeal(await sealStanding(db))
  }
}

/** How the seal stands; before the first checkpoint nothing is known of its age. */
const sealGauges = (gauge: (name: string, help: string) => Gauge) => {
  const sound = gauge('seal_sound', '0: the log is not as it was sealed, and is not signed any more')
  const events = gauge('seal_events', 'Events in the last checkpoint that was published')
  const unsealed = gauge('seal_unsealed_events', 'Events in the tree that no published checkpoint holds yet')
  const age = gauge('seal_age_seconds', 'How long ago the last published checkpoint was signed')
  const checked = gauge(
    'seal_checked_age_seconds',
    'How long ago all that is sealed was last held against the log',
  )
  const cosignatures = gauge('seal_cosignatures', 'Cosignatures of witnesses on the last checkpoint')
  return (seal: SealStanding | undefined): void => {
    sound.set(seal ? Number(!seal.fault) : Number.NaN)
    events.set(seal?.publishedSize ?? Number.NaN)
    unsealed.set(seal ? seal.size - seal.publishedSize : Number.NaN)
    age.set(secondsSince(seal?.publishedAt ?? undefined))
    checked.set(secondsSince(seal?.checkedAt ?? undefined))
    cosignatures.set(seal?.cosignatures ?? Number.NaN)
  }
}

const secondsSince = (at: string | undefined): number =>
  at === undefined ? Number.NaN : (Date.now() - Date.parse(at)) / 1000
