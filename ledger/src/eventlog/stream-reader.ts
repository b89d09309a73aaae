import { type Asked, CommandDiffers, type Outcome } from './asked.ts'
import { BrokenEvent, noHash } from './chain.ts'
import { decodeEvent } from './codec.ts'
import { CommandWindow } from './command-window.ts'
import type { Command, Decider, Fact } from './decider.ts'
import { inSlices } from './give-way.ts'
import type { Log, StoredEvent } from './log.ts'
import type { Snapshot, Snapshots } from './snapshots.ts'

/** A decider whose types only its caller knows. */
export type AnyDecider = Decider<unknown, Command, Fact, unknown>

/** A stream as loaded: the state that its events up to a revision make (-1: it has none), and the hash of the last. */
export type Tip = { readonly state: unknown; readonly revision: number; readonly hash: string }

/** One stream with its decider, and where its events and snapshots are read. */
export type StreamOptions = {
  readonly log: Log
  readonly snapshots: Snapshots
  /** A stream longer than this many events since its last snapshot gets a new one. */
  readonly snapshotEvery: number
  readonly stream: string
  /** The stream's name without its category. */
  readonly id: string
  readonly decider: AnyDecider
}

/** Most reads find a few events or none; only a longer tail is read in pages. */
const tailSize = 200
const pageSize = 1_000
/** No decision leaves more facts than this. */
const maxFacts = 100

/** Reads one stream: folds its events, from a snapshot on where there is one, and checks its chain on the way. */
export class StreamReader {
  readonly #options: StreamOptions
  #snapshotAt = -1
  #isSaving = false

  constructor(options: StreamOptions) {
    this.#options = options
  }

  /** At most so many events from a revision on. */
  readFrom(revision: number, limit = tailSize): Promise<readonly StoredEvent[]> {
    return this.#options.log.readStream(this.#options.stream, { from: revision, limit })
  }

  /**
   * The stream's present place in the log, and the commands it has carried out. With a tip that is known to be in the log it
   * reads only the events after it, and `commands` grows; without, it makes both anew. Throws `BrokenEvent`.
   */
  async read(
    known: Tip | undefined,
    commands: CommandWindow,
  ): Promise<{ tip: Tip; commands: CommandWindow }> {
    const begun = known
      ? { tip: known, commands, page: await this.readFrom(known.revision + 1) }
      : await this.#begin()
    let { tip, page } = begun
    for (let size = tailSize; ; size = pageSize) {
      tip = await this.#fold(tip, page, begun.commands)
      if (page.length < size) return { tip, commands: begun.commands }
      page = await this.readFrom(tip.revision + 1, pageSize)
    }
  }

  /** A stream without events. */
  empty(): { tip: Tip; commands: CommandWindow } {
    const { decider, id } = this.#options
    return {
      tip: { state: decider.initial(id), revision: -1, hash: noHash },
      commands: new CommandWindow(),
    }
  }

  /** The outcome of a command whose events stand together in the log, from revision `first` on. Throws `CommandDiffers`. */
  async outcomeOf({ id, command }: Asked<Command>, first: number): Promise<Outcome<Fact, unknown>> {
    const events = (await this.readFrom(first, maxFacts))
      .map(event => decodeEvent(event))
      .filter(event => event.metadata.commandId === id)
    const done = events[0]?.metadata.command
    if (!done || asText(done.name, done.input) !== asText(command.type, command.input))
      throw new CommandDiffers(id)
    return { kind: 'accepted', events, position: events.at(-1)?.position, repeated: true }
  }

  /** Saves a tip that is in the log, if the last snapshot is long ago, and written by now. */
  saveSnapshot({ state, revision, hash }: Tip, commands: CommandWindow): void {
    const { snapshots, stream, decider, snapshotEvery } = this.#options
    if (this.#isSaving || revision - this.#snapshotAt < snapshotEvery || !commands.isWhole) return
    this.#snapshotAt = revision
    this.#isSaving = true
    const { stateVersion } = decider
    // Not the commands still under way: they may come to nothing.
    const saved = { revision, hash, stateVersion, state, commands: commands.upTo(revision) }
    // A lost snapshot costs a longer fold later; it must not fail the money path.
    void snapshots
      .save(stream, saved)
      .catch(() => undefined)
      .finally(() => {
        this.#isSaving = false
      })
  }

  /** A snapshot is looked for only when the stream is so long that there may be one. */
  async #begin(): Promise<{ tip: Tip; commands: CommandWindow; page: readonly StoredEvent[] }> {
    const { snapshotEvery } = this.#options
    const page = await this.readFrom(0)
    const saved = page.length < Math.min(tailSize, snapshotEvery) ? undefined : await this.#snapshot()
    if (saved) return { ...saved, page: await this.readFrom(saved.tip.revision + 1) }
    return { ...this.empty(), page }
  }

  async #snapshot(): Promise<{ tip: Tip; commands: CommandWindow } | undefined> {
    const { snapshots, stream, decider, id } = this.#options
    const saved = await snapshots.load(stream).catch(() => undefined)
    if (saved?.stateVersion !== decider.stateVersion || !(await this.#has(saved))) return undefined
    this.#snapshotAt = saved.revision
    // A movement added since then starts its field as it would have: none of its facts are older than the movement.
    const state = Object.assign({}, decider.initial(id), saved.state)
    const tip = { state, revision: saved.revision, hash: saved.hash }
    return { tip, commands: new CommandWindow(saved.commands) }
  }

  /** Whether the log has the event that a snapshot was taken at: a log that was restored from a backup may not. */
  async #has({ revision, hash }: Snapshot): Promise<boolean> {
    const [event] = await this.readFrom(revision, 1)
    return event !== undefined && decodeEvent(event).metadata.hash === hash
  }

  /** Gives way to others between slices: a page has a thousand events, and a wallet's can be large. */
  async #fold(from: Tip, stored: readonly StoredEvent[], commands: CommandWindow): Promise<Tip> {
    let { state, revision, hash } = from
    await inSlices(stored, each => {
      const event = decodeEvent(each)
      if (event.metadata.previousHash !== hash)
        throw new BrokenEvent('does not follow the event before it', each)
      state = this.#options.decider.evolve(state, event.data)
      revision = each.revision
      hash = event.metadata.hash
      commands.add(event.metadata.commandId, each.revision)
    })
    return { state, revision, hash }
  }
}

const asText = (name: string, input: unknown) => `${name} ${JSON.stringify(input)}`
