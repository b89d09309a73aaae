import type { Pool } from 'pg'
import type { LiabilitiesProgress } from '../vault/liabilities-progress.ts'
import * as kept from '../vault/liabilities-progress.ts'

/** How often progress is written down, in milliseconds. */
const NOTE_MS = 500

/** Progress of one proof: told to its maker, and written down now and then for screens. */
export type ProofProgress = {
  readonly reading: (events: number) => void
  readonly keeping: (nodes: number, total: number) => void
  /** Takes it off the screens. */
  readonly end: () => Promise<void>
}

/** Begins to follow a proof. Progress that cannot be written down holds no proof up. */
export const followProof = async (
  db: Pool,
  proofId: string,
  onProgress: (progress: LiabilitiesProgress) => void = () => {},
): Promise<ProofProgress> => {
  const expected = await kept.events(db)
  let writing: Promise<void> = Promise.resolve()
  let writtenAt = Number.NEGATIVE_INFINITY
  let step: LiabilitiesProgress['step'] = 'reading'
  let beganAt = performance.now()
  const tell = (now: LiabilitiesProgress['step'], done: number, total: number) => {
    const isNew = now !== step
    if (isNew) [step, beganAt] = [now, performance.now()]
    const tookMs = performance.now() - beganAt
    const progress = { step, done, total, perSecond: tookMs > 0 ? (done / tookMs) * 1000 : 0 }
    onProgress(progress)
    if (!isNew && performance.now() - writtenAt < NOTE_MS) return
    writtenAt = performance.now()
    writing = writing.then(() => kept.note(db, proofId, progress)).catch(() => {})
  }
  return {
    reading: events => tell('reading', events, Math.max(events, expected)),
    keeping: (nodes, total) => tell('keeping', nodes, total),
    end: () => writing.then(() => kept.clear(db, proofId)).catch(() => {}),
  }
}
