import { isDeepStrictEqual } from 'node:util'
import { deciders } from '../facts.ts'
import { decodeEvent } from './codec.ts'
import { keepAtLeast } from './command-window.ts'
import type { Log } from './log.ts'
import type { KeptSnapshots, Snapshot } from './snapshots.ts'
import type { AnyDecider } from './stream-reader.ts'

/** How many snapshots were compared with a new fold of their streams, and the streams whose snapshots differ. */
export type VerifiedSnapshots = { readonly compared: number; readonly wrong: readonly string[] }

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
  const wrong: string[] = []
  let compared = 0
  for (const stream of await snapshots.streams()) {
    const saved = await snapshots.load(stream)
    const decider = deciderOf(stream)
    if (!saved || saved.stateVersion !== decider?.stateVersion) continue
    const folded = await fold(log, stream, decider, saved).catch(() => undefined)
    if (!folded) continue
    compared++
    if (isAsFolded(saved, folded, decider, idIn(stream))) continue
    wrong.push(stream)
    await snapshots.drop(stream, saved)
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

const isAsFolded = (saved: Snapshot, folded: Folded, decider: AnyDecider, id: string): boolean =>
  // As a keeper that begins from it: a movement added since starts its field as it would have.
  isDeepStrictEqual(
    asKept({ ...(decider.initial(id) as object), ...(saved.state as object) }),
    asKept(folded.state),
  ) && hasCommands(saved.commands, folded.commands)

const asKept = (state: unknown): unknown => JSON.parse(JSON.stringify(state))

/** The last of them, without a gap, and as many as a stream remembers at least. */
const hasCommands = (saved: Snapshot['commands'], folded: Folded['commands']): boolean =>
  saved.length >= Math.min(keepAtLeast, folded.size) &&
  isDeepStrictEqual(saved, saved.length === 0 ? [] : [...folded].slice(-saved.length))
