import type { Command, Decider, Fact } from '../book/decider.ts'
import type { LedgerEvent, Position } from '../book/event.ts'
import { decodeEvent, encodeFacts, linkOf, noHash } from './codec.ts'
import { CommandWindow, type Done, fingerprint } from './command-window.ts'
import { type Asked, CommandDiffers, type Outcome } from './ledger.ts'
import { type Appended, type Log, type NewEvent, type StoredEvent, WrongExpectedRevision } from './log.ts'
import type { Snapshots } from './snapshots.ts'

type AnyDecider = Decider<unknown, Command, Fact, unknown>
type Tip = { readonly state: unknown; readonly revision: number; readonly hash: string }

/** What is known of a stream now. `tip` runs ahead of the log by the appends under way; `durable` never does. */
type View = { tip: Tip; durable: Tip; lastAppend: Promise<unknown> | undefined; stale: boolean }

export type KeeperOptions = {
  readonly log: Log
  readonly snapshots: Snapshots
  readonly now: () => Date
  readonly snapshotEvery: number
  readonly stream: string
  readonly id: string
  readonly decider: AnyDecider
}

const maxTries = 20
const pageSize = 1_000

/**
 * Keeps one stream for this process: decides commands in order on a state in memory and sends their appends without
 * waiting for each other, so that one commit of the log carries many. When an append fails, what was decided after it
 * is thrown away and decided again on what the log really holds.
 */
export class StreamKeeper {
  readonly #options: KeeperOptions
  #view: View | undefined
  #loading: Promise<View> | undefined
  #commands = new CommandWindow()
  #snapshotAt = -1
  #waiting = 0

  constructor(options: KeeperOptions) {
    this.#options = options
  }

  get busy(): boolean {
    return this.#waiting > 0
  }

  async handle(asked: Asked<Command>): Promise<Outcome<Fact, unknown>> {
    return this.#occupied(async () => {
      for (let attempt = 1; ; attempt++) {
        const outcome = await this.#attempt(asked)
        if (outcome) return outcome
        if (attempt === maxTries) throw new Error(`${this.#options.stream} is too contended: gave up after ${maxTries} tries`)
        if (attempt > 2) await pause(Math.random() * 2 ** Math.min(attempt, 7))
      }
    })
  }

  async load(): Promise<{ state: unknown; revision: number }> {
    return this.#occupied(async () => {
      const view = await this.#refreshed()
      return { state: view.durable.state, revision: view.durable.revision }
    })
  }

  async #occupied<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++
    try {
      return await work()
    } finally {
      this.#waiting--
    }
  }

  /** One try at a command. Nothing is returned when the log has moved on under it. */
  async #attempt(asked: Asked<Command>): Promise<Outcome<Fact, unknown> | undefined> {
    const view = this.#view ?? (await this.#load())
    if (view.stale) return undefined
    const done = this.#commands.get(asked.id)
    if (done) return this.#repeat(view, done, asked)
    const { decider } = this.#options
    const decision = decider.decide(asked.command, view.tip.state)
    if (decision.kind === 'refused' || decision.facts.length === 0) {
      if (!(await this.#confirmed(view))) return undefined
      return decision.kind === 'refused'
        ? { kind: 'refused', refusal: decision.refusal }
        : { kind: 'accepted', events: [], position: undefined, repeated: false }
    }
    return this.#write(view, asked, decision.facts)
  }

  /** Whether a decision that writes nothing stands on the log as it is: nothing under way that could fail, nothing newer from another process. */
  async #confirmed(view: View): Promise<boolean> {
    const decidedAt = view.tip.revision
    const fresh = await this.#refreshed()
    return fresh === view && !view.stale && fresh.durable.revision === decidedAt
  }

  async #write(view: View, asked: Asked<Command>, facts: readonly Fact[]): Promise<Outcome<Fact, unknown> | undefined> {
    const { log, stream, decider, now } = this.#options
    const { command, id, actor, correlationId, causationId, catalogueAt } = asked
    const at = now()
    const before = view.tip
    const about = {
      commandId: id,
      command: { name: command.type, input: command.input, given: command.given },
      actor,
      catalogueAt,
      causationId,
      correlationId,
      at: at.toISOString(),
    }
    const { events, hash } = encodeFacts(stream, { revision: before.revision, previousHash: before.hash }, facts, about)
    const revision = before.revision + events.length
    const tip = { state: facts.reduce(decider.evolve, before.state), revision, hash }
    view.tip = tip
    this.#commands.add(id, {
      first: before.revision + 1,
      count: events.length,
      asked: fingerprint(command.type, command.input),
      at: at.getTime(),
    })

    const append = log.append(stream, before.revision < 0 ? 'no-stream' : before.revision, events)
    view.lastAppend = append
    try {
      const appended = await append
      if (tip.revision > view.durable.revision) view.durable = tip
      this.#saveSnapshot(tip)
      return { kind: 'accepted', events: written(stream, before.revision, events, appended), position: appended.position, repeated: false }
    } catch (error) {
      this.#commands.forget(id)
      this.#discard(view)
      if (error instanceof WrongExpectedRevision) return undefined
      throw error
    }
  }

  /** Everything decided on this view after the failed append is decided again, on the durable state and what follows it in the log. */
  #discard(view: View): void {
    view.stale = true
    if (this.#view === view) this.#view = undefined
  }

  async #repeat(view: View, done: Done, asked: Asked<Command>): Promise<Outcome<Fact, unknown> | undefined> {
    if (done.asked !== fingerprint(asked.command.type, asked.command.input))
      throw new CommandDiffers(`command ${asked.id} has been carried out with another input`)
    if (done.first > view.durable.revision) {
      // Still under way: if its append fails, this command is decided anew like the first.
      await view.lastAppend?.catch(() => undefined)
      if (this.#commands.get(asked.id) !== done) return undefined
    }
    const { log, stream } = this.#options
    const stored = await log.readStream(stream, { from: done.first, limit: done.count })
    const last = stored.at(-1)
    return { kind: 'accepted', events: stored.map(event => decodeEvent(event)), position: last?.position, repeated: true }
  }

  /** The view after everything under way has been answered and the log's tail has been read. */
  async #refreshed(): Promise<View> {
    const view = this.#view ?? (await this.#load())
    await view.lastAppend?.catch(() => undefined)
    if (view.stale) return this.#refreshed()
    const tail = await this.#readFrom(view.durable.revision + 1)
    if (this.#view !== view) return this.#refreshed()
    const behind = tail.filter(event => event.revision > view.tip.revision)
    if (behind.length === 0) return view
    if (view.tip !== view.durable) {
      this.#discard(view)
      return this.#refreshed()
    }
    view.tip = view.durable = this.#fold(view.durable, behind)
    return view
  }

  /** Shared by all who ask while it runs. */
  #load(): Promise<View> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #read(): Promise<View> {
    const start = await this.#start()
    let tip = start
    for (;;) {
      const page = await this.#readFrom(tip.revision + 1)
      tip = this.#fold(tip, page)
      if (page.length < pageSize) break
    }
    this.#view = { tip, durable: tip, lastAppend: undefined, stale: false }
    this.#saveSnapshot(tip)
    return this.#view
  }

  async #start(): Promise<Tip> {
    const { snapshots, stream, decider, id } = this.#options
    const saved = await snapshots.load(stream).catch(() => undefined)
    if (saved?.stateVersion === decider.stateVersion) {
      this.#commands = CommandWindow.restore(saved.commands)
      this.#snapshotAt = saved.revision
      return { state: saved.state, revision: saved.revision, hash: saved.hash }
    }
    this.#commands = new CommandWindow()
    return { state: decider.initial(id), revision: -1, hash: noHash }
  }

  #readFrom(revision: number): Promise<readonly StoredEvent[]> {
    return this.#options.log.readStream(this.#options.stream, { from: revision, limit: pageSize })
  }

  #fold(from: Tip, stored: readonly StoredEvent[]): Tip {
    let { state, revision, hash } = from
    for (const each of stored) {
      const event = decodeEvent(each)
      state = this.#options.decider.evolve(state, event.data)
      revision = each.revision
      hash = linkOf(each).hash
      this.#commands.read(each, event.metadata)
    }
    return { state, revision, hash }
  }

  #saveSnapshot({ state, revision, hash }: Tip): void {
    const { snapshots, stream, decider, snapshotEvery } = this.#options
    if (revision - this.#snapshotAt < snapshotEvery) return
    this.#snapshotAt = revision
    const commands = this.#commands.toJSON()
    // A lost snapshot costs a longer fold later; it must not fail the money path.
    snapshots.save(stream, { revision, hash, stateVersion: decider.stateVersion, state, commands }).catch(() => undefined)
  }
}

/** The events just written, as a reader would decode them: they have passed their schemas on the way in. */
const written = (
  stream: string,
  after: number,
  events: readonly NewEvent[],
  { position }: Appended,
): readonly LedgerEvent[] =>
  events.map((event, index) =>
    decodeEvent(
      { ...event, stream, revision: after + 1 + index, position: position as Position, createdAt: '' },
      { trusted: true },
    ),
  )

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
