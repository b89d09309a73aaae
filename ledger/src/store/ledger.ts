import type { Command, Decider, Fact } from '../book/decider.ts'
import type { Actor, LedgerEvent, Position } from '../book/event.ts'
import type { Log } from './log.ts'
import { noSnapshots, type Snapshots } from './snapshots.ts'
import { type AnyDecider, StreamKeeper } from './stream-keeper.ts'

/** A command with all that surrounds it. `id` is a uuid: the same id is the same command, however often it comes. */
export type Asked<C extends Command> = {
  readonly id: string
  readonly actor: Actor
  readonly correlationId: string
  readonly causationId?: string | undefined
  /** Position of the catalogue that `command.given` was looked up in. */
  readonly catalogueAt?: string | undefined
  readonly command: C
}

/**
 * What became of a command. Accepted: its events, and the position a read model must have passed to show them
 * (nothing when nothing new was written). `repeated` when the command had been carried out before.
 */
export type Outcome<F extends Fact, Refusal> =
  | {
      readonly kind: 'accepted'
      readonly events: readonly LedgerEvent<F>[]
      readonly position: Position | undefined
      readonly repeated: boolean
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** The same command id came with another input. Nothing was written. */
export class CommandDiffers extends Error {
  override readonly name = 'CommandDiffers'
}

export interface Ledger {
  /**
   * Carries a command out on `{decider.category}-{id}`, exactly once for its id. Refusals are decided on what the log
   * holds now, not on a cached state. Throws `CommandDiffers`; any other error means that the outcome is unknown and
   * the same command may be given again.
   */
  handle<S, C extends Command, F extends Fact, R>(
    decider: Decider<S, C, F, R>,
    id: string,
    asked: Asked<C>,
  ): Promise<Outcome<F, R>>
  /** Whether a command has been carried out, on a stream that still remembers it. What must be given once (a code) need not be given again for it. */
  knows<S, C extends Command, F extends Fact, R>(
    decider: Decider<S, C, F, R>,
    id: string,
    commandId: string,
  ): Promise<boolean>
  /** A stream's state as the log holds it now. Revision -1: the stream does not exist. */
  load<S, C extends Command, F extends Fact, R>(
    decider: Decider<S, C, F, R>,
    id: string,
  ): Promise<{ readonly state: S; readonly revision: number }>
}

export type LedgerOptions = {
  readonly log: Log
  readonly snapshots?: Snapshots
  /** The clock that dates events. */
  readonly now?: () => Date
  /** How much is kept in memory, in remembered commands over all streams (about 120 bytes each). */
  readonly cachedCommands?: number
  /** A stream longer than this many events since its last snapshot gets a new one. */
  readonly snapshotEvery?: number
}

/** The one way into the log for decisions: per-stream queues, cached states, conflict retries, idempotency by command id. */
export const createLedger = ({
  log,
  snapshots = noSnapshots,
  now = () => new Date(),
  cachedCommands = 400_000,
  snapshotEvery = 5_000,
}: LedgerOptions): Ledger => {
  const keepers = new Map<string, StreamKeeper>()

  const keeperOf = (decider: AnyDecider, id: string): StreamKeeper => {
    const stream = `${decider.category}-${id}`
    const keeper =
      keepers.get(stream) ?? new StreamKeeper({ log, snapshots, now, snapshotEvery, stream, id, decider })
    // Moved to the young end of the map: the first ones are those not asked for the longest.
    keepers.delete(stream)
    keepers.set(stream, keeper)
    return keeper
  }

  // Counted now and then: the count walks over all keepers.
  let calls = 0
  const tidy = () => {
    if (++calls % 1_000 === 0) forgetOldest(keepers, cachedCommands)
  }

  return {
    handle: (decider, id, asked) => {
      tidy()
      return keeperOf(decider as never, id).handle(asked) as never
    },
    knows: (decider, id, commandId) => keeperOf(decider as never, id).knows(commandId),
    load: (decider, id) => {
      tidy()
      return keeperOf(decider as never, id).load() as never
    },
  }
}

/** Drops the states asked for the longest ago until the rest fits. One with work under way stays: two keepers of a stream would fight. */
const forgetOldest = (keepers: Map<string, StreamKeeper>, budget: number) => {
  let size = 0
  for (const keeper of keepers.values()) size += keeper.size
  for (const [stream, keeper] of keepers) {
    if (size <= budget) return
    if (keeper.busy) continue
    keepers.delete(stream)
    size -= keeper.size
  }
}
