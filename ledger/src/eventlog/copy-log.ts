import type { Position } from './envelope.ts'
import { appendInOrder } from './fill-log.ts'
import { type Log, WrongExpectedRevision } from './log.ts'
import { type Verified, verifyLog } from './verify-log.ts'

/** The log to copy, and an empty or partly filled one of either kind. */
export type Copying = {
  readonly from: Log
  readonly to: Log
  /** Called after every window with the number of events that this call has copied. */
  readonly onProgress?: (events: number) => void
}

/**
 * `equal` is the proof: both logs walked from the beginning, every chain intact, the same hashes in the same order. Without
 * it, `reordered` says that both hold the same events.
 */
export type Copied = {
  readonly equal: boolean
  readonly reordered: boolean
  readonly from: Verified
  readonly to: Verified
}

/** The number of events read at once. */
const windowSize = 500

/** The target holds events that the source does not have there: it is no copy of it. */
export class NoCopy extends Error {
  override readonly name = 'NoCopy'
  constructor() {
    super('the target holds events that the source does not: it is no copy of it. Copy into an empty log')
  }
}

/**
 * Copies every event of one log into another, with ids, bytes, revisions and order as they are. An interrupted copy goes on
 * where it stopped when it is asked again. No process may write to either log meanwhile. Ends with a walk over both, compared
 * by hash. Throws `NoCopy`.
 */
export const copyLog = async ({ from, to, onProgress }: Copying): Promise<Copied> => {
  let after = await resumeAt(from, to)
  for (let copied = 0; ; ) {
    const page = await from.readAll({ after, limit: windowSize })
    await appendInOrder(to, page).catch(refuseOther)
    copied += page.length
    after = page.at(-1)?.position ?? after
    onProgress?.(copied)
    if (page.length < windowSize) break
  }
  const [source, target] = [await verifyLog(from), await verifyLog(to)]
  // Events that another program has hidden in the source are whole in the copy; those it has hidden in the copy are not.
  const isIntact = [source.breaks, target.breaks, target.hidden].every(found => found.length === 0)
  const isSame = isIntact && source.digest === target.digest && source.events === target.events
  const equal = isSame && source.order === target.order
  return { equal, reordered: isSame && !equal, from: source, to: target }
}

const refuseOther = (error: unknown): never => {
  throw error instanceof WrongExpectedRevision ? new NoCopy() : error
}

/** The place in the source of the newest event that the copy has, which holds all before it; nothing when it has none. */
const resumeAt = async (from: Log, to: Log): Promise<Position | undefined> => {
  const [newest] = await to.readAll({ direction: 'backwards', limit: 1 })
  if (!newest) return undefined
  const [same] = await from.readStream(newest.stream, { from: newest.revision, limit: 1 })
  if (same?.id !== newest.id) throw new NoCopy()
  return same.position
}
