import { findEvidence } from '@strongroom/projections/audit'
import { checkpointProofs } from '@strongroom/projections/seal'
import { contract } from '@strongroom/shared'
import { Problem } from '../command/problem.ts'
import { file, refused } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { zipOf } from '../vault/files/zip.ts'
import { evidenceEntries } from './evidence-pack.ts'

/** A pack of so many events is some 50 MB; a longer history is taken in several periods. */
const MOST_EVENTS = 10_000

/** Each reads a member's whole history. */
const PACKS_AN_HOUR = 30

const tooMany = (count: number) =>
  refused('TOO_MANY_EVENTS', 'Too many events for one pack: choose fewer days', {
    events: String(count),
    most: String(MOST_EVENTS),
  })

const pack = implement(contract.audit.evidence, {
  limits: ({ session }) => [{ key: `evidence ${session?.uid}`, most: PACKS_AN_HOUR, seconds: 3600 }],
  handler: async ({ filter: { uid, from, to }, now }, parts) => {
    const proofs = await checkpointProofs(parts.db)
    if (!proofs)
      return refused('NOT_SEALED_YET', 'This has not been sealed yet, please ask again', { seconds: '15' })
    const { size } = proofs
    const evidence = await findEvidence(parts.db, { uid, from, to, size })
    if (!evidence) throw Problem.unknown('This member has no sealed events on these days')
    const { count } = evidence
    if (count > MOST_EVENTS) return tooMany(count)
    const facts = { uid, from, to, count, size, madeAt: now, address: parts.config.publicUrl }
    const bytes = zipOf(evidenceEntries(parts, { ...facts, evidence, proofs }))
    return file({ bytes, type: 'application/zip', name: nameOf(uid, now) })
  },
})

const nameOf = (uid: string, now: Date): string =>
  `evidence-${uid}-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.zip`

/** Evidence about a member, for auditors. */
export const evidenceCalls: readonly Call[] = [pack]
