import { isDeepStrictEqual } from 'node:util'
import { deciders } from '../facts.ts'
import { decodeEvent } from './codec.ts'
import { keepAtLeast } from './command-window.ts'
import type { Log } from './log.ts'
import type { KeptSnapshots, Snapshot } from './snapshots.ts'
import type { AnyDecider } from './stream-reader.ts'

/** How many snapshots were compared with a new fold of their streams, and the streams whose snapshots differ. */
export type VerifiedSnapshots = { readonly compared: number; readonly wrong: readonly string[] }

/** A snapshot that is not what its events make. `path` is the first place in the state where they part, with dots between. */
export type WrongSnapshot = {
  readonly stream: string
  readonly revision: number
  readonly path: string | null
}

type SnapshotFindings = { readonly compared: number; readonly wrong: readonly WrongSnapshot[] }

const pageSize = 1_000

/**
 * Folds every stream that has a snapshot from its first event on and compares. A wrong one is dropped, so that no command
 * begins from it any more; a process that has begun from it keeps the wrong state until it is started anew. Snapshots that no
 * keeper would begin from (of another version, of events that the log has not) are passed over, and so are those of streams
 * that cannot be read, which `verifyLog` names.
 */
export const verifySnapshots = async (
  log: Pick<Log, 'readStream'>,
  snapshots: KeptSnapshots,
): Promise<VerifiedSnapshots> => {
  const { compared, wrong } = await findWrongSnapshots(log, snapshots)
  for (const { stream, revision } of wrong) await snapshots.drop(stream, { revision })
  return { compared, wrong: wrong.map(({ stream }) => stream) }
}

/** Compares as `verifySnapshots` does, and changes nothing. */
export const findWrongSnapshots = async (
  log: Pick<Log, 'readStream'>,
  snapshots: Pick<KeptSnapshots, 'streams' | 'load'>,
): Promise<SnapshotFindings> => {
  const wrong: WrongSnapshot[] = []
  let compared = 0
  for (const stream of await snapshots.streams()) {
    const saved = await snapshots.load(stream)
    const decider = deciderOf(stream)
    if (!saved || saved.stateVersion !== decider?.stateVersion) continue
    const folded = await fold(log, stream, decider, saved).catch(() => undefined)
    if (!folded) continue
    compared++
    const path = placeOfMisfit(saved, folded, decider, idIn(stream))
    if (path !== undefined) wrong.push({ stream, revision: saved.revision, path })
  }
  return { compared, wrong }
}

const deciderOf = (stream: string): AnyDecider | undefined =>
  deciders.find(({ category }) => stream.startsWith(`${category}-`)) as AnyDecider | undefined

const idIn = (stream: string) => stream.slice(stream.indexOf('-') + 1)

type Folded = { readonly state: unknown; readonly commands: ReadonlyMap<string, number> }

/** Folds a stream up to a snapshot; nothing when it has not the event that the snapshot was taken at. */
const fold = async (
  log: Pick<Log, 'readStream'>,
  stream: string,
  decider: AnyDecider,
  { revision, hash }: Snapshot,
): Promise<Folded | undefined> => {
  const commands = new Map<string, number>()
  let state = decider.initial(idIn(stream))
  for (let from = 0; ; ) {
    const page = await log.readStream(stream, { from, limit: Math.min(pageSize, revision + 1 - from) })
    if (page.length === 0) return undefined
    for (const stored of page) {
      const { data, metadata } = decodeEvent(stored)
      state = decider.evolve(state, data)
      if (!commands.has(metadata.commandId)) commands.set(metadata.commandId, stored.revision)
      if (stored.revision === revision) return metadata.hash === hash ? { state, commands } : undefined
    }
    from += page.length
  }
}

/** First difference between a snapshot and the fold of its events; nothing when they are equal. */
const placeOfMisfit = (
  saved: Snapshot,
  folded: Folded,
  decider: AnyDecider,
  id: string,
): string | undefined => {
  // As a keeper that begins from it: a movement added since starts its field as it would have.
  const kept = asKept(Object.assign({}, decider.initial(id), saved.state))
  const path = firstMisfit(kept, asKept(folded.state))
  return path ?? (hasCommands(saved.commands, folded.commands) ? undefined : 'commands')
}

/** Path to the first difference of two values of plain JSON, with dots between; nothing when they are equal. */
const firstMisfit = (one: unknown, other: unknown): string | undefined => {
  if (isDeepStrictEqual(one, other)) return undefined
  if (!isBranch(one) || !isBranch(other)) return ''
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = firstMisfit(one[key], other[key])
    if (inside !== undefined) return inside === '' ? key : `${key}.${inside}`
  }
  return ''
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const asKept = (state: unknown): unknown => JSON.parse(JSON.stringify(state))

/** The last of them, without a gap, and as many as a stream remembers at least. */
const hasCommands = (saved: Snapshot['commands'], folded: Folded['commands']): boolean =>
  saved.length >= Math.min(keepAtLeast, folded.size) &&
  isDeepStrictEqual(saved, saved.length === 0 ? [] : [...folded].slice(-saved.length))
