import { findEvidence } from '@strongroom/projections/audit'
import { checkpointProofs } from '@strongroom/projections/seal'
import { zipOf } from '../vault/files/zip.ts'
import { type EvidenceParts, evidenceEntries } from './evidence-pack.ts'

/** The scope of a pack: the member (all without `uid`), the days (UTC, both included), and the largest number of events. */
export type EvidenceAsked = {
  readonly uid?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly now: Date
  /** The platform's public address. */
  readonly address: string
  readonly most: number
}

/** A pack as it is made, or why there is none. */
export type Gathered =
  | { readonly kind: 'not-sealed' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'too-many'; readonly count: number }
  | {
      readonly kind: 'pack'
      readonly name: string
      readonly count: number
      readonly bytes: ReadableStream<Uint8Array>
    }

/** So many events may stand in one pack: a request holds other requests up, a command holds only its archive's own bound. */
export const mostEvents = { ofCall: 10_000, ofCommand: 60_000 } as const

/** Gathers the sealed events of a member or a period with all that proves them, as a zip archive that is made while it is read. */
export const gatherEvidence = async (parts: EvidenceParts, asked: EvidenceAsked): Promise<Gathered> => {
  const { uid, from, to, now, address, most } = asked
  const proofs = await checkpointProofs(parts.db)
  if (!proofs) return { kind: 'not-sealed' }
  const { size } = proofs
  const evidence = await findEvidence(parts.db, { uid, from, to, size })
  if (!evidence) return { kind: 'nothing' }
  const { count } = evidence
  if (count > most) return { kind: 'too-many', count }
  const facts = { uid, from, to, count, size, madeAt: now, address }
  const bytes = zipOf(evidenceEntries(parts, { ...facts, evidence, proofs }))
  return { kind: 'pack', name: nameOf(uid, now), count, bytes }
}

const nameOf = (uid: string | undefined, now: Date): string => {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return ['evidence', ...(uid ? [uid] : []), `${time}.zip`].join('-')
}
