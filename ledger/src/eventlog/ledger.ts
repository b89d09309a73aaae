import type { Asked, Outcome } from './asked.ts'
import type { Command, Decider, Fact } from './decider.ts'
import type { Log } from './log.ts'
import type { UnplacedEvent } from './prepared.ts'
import { noSnapshots, type Snapshots } from './snapshots.ts'
import { StreamKeeper } from './stream-keeper.ts'
import type { AnyDecider } from './stream-reader.ts'
import { commitTwoStreams, lookAhead } from './two-stream-commit.ts'

export { type Asked, CommandDiffers, type Outcome, TooContended } from './asked.ts'
export type { UnplacedEvent } from './prepared.ts'

/** A command and the stream it is for. */
export type Step<S, C extends Command, F extends Fact, R> = {
  readonly decider: Decider<S, C, F, R>
  /** The stream's name without its category. */
  readonly id: string
  readonly asked: Asked<C>
}

/** The one way by which commands reach the log. Safe for concurrent use; several processes may share a log. */
export interface Ledger {
  /**
   * Carries a command out on `{decider.category}-{id}`, exactly once for its id. Refusals are decided on the log's present
   * events, not on a cached state. Throws `CommandDiffers`; any other error means that the outcome is unknown and the same
   * command may be given again.
   */
  handle<S, C extends Command, F extends Fact, R>(
    decider: Decider<S, C, F, R>,
    id: string,
    asked: Asked<C>,
  ): Promise<Outcome<F, R>>
  /**
   * Carries out a command and then another, which `next` makes of the events that the first leaves, or has left when it is
   * `repeated`, on another stream.
   * A log that can do so writes both in one commit. Otherwise, or when another process writes first, one follows the other, and a
   * crash may leave the first without the second: the caller must be able to ask for the second alone. Never the second without
   * the first. Refusals and errors as in `handle`; a refused first has no second.
   */
  inTurn<S, C extends Command, F extends Fact, R, S2, C2 extends Command, F2 extends Fact, R2>(
    first: Step<S, C, F, R>,
    next: (
      events: readonly UnplacedEvent<F>[],
      about: { readonly repeated: boolean },
    ) => Step<S2, C2, F2, R2> | undefined,
  ): Promise<{ readonly first: Outcome<F, R>; readonly second: Outcome<F2, R2> | undefined }>
  /**
   * Whether a command has been carried out, on a stream that still remembers it. A proof that is given once (a code) need not
   * be given again for it.
   */
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

/** One stream of a decider, as its callers see it. */
type Keeper<S, C extends Command, F extends Fact, R> = {
  handle(asked: Asked<C>): Promise<Outcome<F, R>>
  knows(commandId: string): Promise<boolean>
  load(): Promise<{ readonly state: S; readonly revision: number }>
}

/** The log, and limits of the memory in which streams are kept. */
export type LedgerOptions = {
  readonly log: Log
  readonly snapshots?: Snapshots
  /** The clock that dates events. */
  readonly now?: () => Date
  /**
   * The most memory for remembered commands over all streams, counted in commands: some 120 bytes each, and their share of a
   * state.
   */
  readonly cachedCommands?: number
  /** A stream longer than this many events since its last snapshot gets a new one. */
  readonly snapshotEvery?: number
  /** How often a command is decided anew when others write to its stream first, before `TooContended` is thrown. */
  readonly maxTries?: number
}

/** The one way into the log for decisions: per-stream queues, cached states, conflict retries, idempotency by command id. */
export const createLedger = ({
  log,
  snapshots = noSnapshots,
  now = () => new Date(),
  cachedCommands = 250_000,
  snapshotEvery = 5_000,
  maxTries = 50,
}: LedgerOptions): Ledger => {
  const keepers = new Map<string, StreamKeeper>()
  let asks = 0
  const refuseHidden = log.watchHidden?.()

  const keeperOf = (decider: AnyDecider, id: string): StreamKeeper => {
    const stream = `${decider.category}-${id}`
    // A state in memory does not show what was done to its stream meanwhile.
    refuseHidden?.(stream)
    let keeper = keepers.get(stream)
    if (!keeper) {
      keeper = new StreamKeeper({ log, snapshots, now, snapshotEvery, maxTries, stream, id, decider })
      keepers.set(stream, keeper)
    }
    // Not by its place in the map: to take a key out and set it again walks over all earlier places of that key.
    keeper.lastAsked = ++asks
    return keeper
  }

  /** The keeper of a stream, with the types of the caller's decider: a stream has one kind of decider, which its name says. */
  const typedKeeperOf = <S, C extends Command, F extends Fact, R>(
    decider: Decider<S, C, F, R>,
    id: string,
  ): Keeper<S, C, F, R> => keeperOf(decider as never, id) as Keeper<S, C, F, R>

  // Counted now and then: the count walks over all keepers.
  let calls = 0
  const tidy = () => {
    if (++calls % 1_000 === 0) forgetOldest(keepers, cachedCommands)
  }

  return {
    handle: async (decider, id, asked) => {
      tidy()
      return typedKeeperOf(decider, id).handle(asked)
    },
    inTurn: async (first, next) => {
      tidy()
      const known = <S, C extends Command, F extends Fact, R>({ decider, id, asked }: Step<S, C, F, R>) => ({
        keeper: keeperOf(decider as never, id),
        asked,
      })
      const following = (events: readonly UnplacedEvent[], repeated = false) => {
        const step = next(events as never, { repeated })
        return step && known(step)
      }
      const [one, two] = log.knowsHashes
        ? await commitTwoStreams(log, known(first), following)
        : await lookAhead(known(first), following)
      if (one && two) return { first: one, second: two } as never
      const outcome = one ?? (await known(first).keeper.handle(first.asked))
      const second = outcome.kind === 'accepted' ? following(outcome.events, outcome.repeated) : undefined
      return { first: outcome, second: await second?.keeper.handle(second.asked) } as never
    },
    knows: async (decider, id, commandId) => typedKeeperOf(decider, id).knows(commandId),
    load: async (decider, id) => {
      tidy()
      return typedKeeperOf(decider, id).load()
    },
  }
}

/**
 * Forgets the commands of the streams asked for the longest ago until the rest fits, and if that is not enough their
 * states. One with work under way stays: two keepers of a stream would fight. A tenth more is forgotten than need be, so
 * that they are not looked through again at once.
 */
const forgetOldest = (keepers: Map<string, StreamKeeper>, budget: number) => {
  let size = 0
  for (const keeper of keepers.values()) size += keeper.size
  if (size <= budget) return
  const enough = 0.9 * budget
  const oldest = [...keepers].sort(([, one], [, other]) => one.lastAsked - other.lastAsked)
  for (const [, keeper] of oldest) {
    if (size <= enough) return
    if (keeper.busy) continue
    size -= keeper.size
    keeper.forgetCommands()
    size += keeper.size
  }
  for (const [stream, keeper] of oldest) {
    if (size <= enough) return
    if (keeper.busy) continue
    keepers.delete(stream)
    size -= keeper.size
  }
}
