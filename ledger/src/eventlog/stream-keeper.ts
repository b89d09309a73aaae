import { setTimeout as pause } from 'node:timers/promises'
import { type Asked, type Outcome, TooContended } from './asked.ts'
import { CommandWindow, sizeInCommands, worthForgetting } from './command-window.ts'
import type { Command, Fact } from './decider.ts'
import { AlreadyHeld, type Appended, type StoredEvent, WrongExpectedRevision } from './log.ts'
import { acceptedAt, type Decided, type Prepared, prepare } from './prepared.ts'
import { Overtaken, RefusedTogether, StreamAppender } from './stream-appender.ts'
import { type StreamOptions, StreamReader, type Tip } from './stream-reader.ts'

/** State that commands are decided on: the log as known, then its appender's events under way. Stale once that has failed. */
type View = { tip: Tip; readonly appender: StreamAppender }

type KeeperOptions = StreamOptions & { readonly now: () => Date; readonly maxTries: number }

/**
 * Keeps one stream for this process: decides commands in order on a state in memory that runs ahead of the log, so that
 * one append carries all that was decided while the one before it was under way. When an append fails, what was
 * decided after it is thrown away and decided again on what the log really holds.
 */
export class StreamKeeper {
  readonly #options: KeeperOptions
  readonly #reader: StreamReader
  #view: View | undefined
  /** The last state known to be in the log. */
  #durable: Tip | undefined
  readonly #underWay = new Set<Promise<unknown>>()
  #loading: Promise<View> | undefined
  #commands = new CommandWindow()
  /** The size of the state, in remembered commands, as far as they are forgotten. */
  #stateSize = 1
  /** The next read is of all the stream, for the commands in it. */
  #mustRecall = false
  #appendAlone = false
  /** Nothing has been asked of the stream yet, and it is mostly not there. */
  #isTakenForNew: boolean
  #waiting = 0
  /** When it was asked for last, counted in what the ledger was asked: those of the longest ago are forgotten first. */
  lastAsked = 0

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#reader = new StreamReader(options)
    this.#isTakenForNew = options.decider.isMostlyNew ?? false
  }

  /** Roughly the memory of this keeper, in remembered commands. */
  get size(): number {
    return this.#commands.size + this.#stateSize
  }

  /**
   * Forgets which commands it has carried out, but not the state they made, where the log knows every id for ever and
   * refuses them. Not while it is busy. A command with no effect is decided only after they have been read again.
   */
  forgetCommands(): void {
    if (!this.#options.log.knowsHashes || this.#commands.size < worthForgetting) return
    this.#commands = new CommandWindow([], { isWhole: false })
    this.#stateSize = sizeInCommands(this.#durable?.state ?? '')
  }

  get busy(): boolean {
    return this.#waiting > 0
  }

  async handle(asked: Asked<Command>): Promise<Outcome<Fact, unknown>> {
    const { stream, maxTries } = this.#options
    this.#waiting++
    try {
      for (let attempt = 1; ; attempt++) {
        const outcome = await this.#attempt(asked)
        if (outcome) return outcome
        if (attempt === maxTries) throw new TooContended(`${stream}: gave up after ${maxTries} tries`)
        if (attempt > 2) await pause(Math.random() * 2 ** Math.min(attempt, 7))
      }
    } finally {
      this.#waiting--
    }
  }

  async knows(commandId: string): Promise<boolean> {
    return this.#occupied(async () => {
      const view = await this.#refreshed()
      if (this.#commands.get(commandId) === undefined && this.#mayHaveForgotten(view)) await this.#refreshed()
      return this.#commands.get(commandId) !== undefined
    })
  }

  /**
   * Decides a command that is to be appended together with another stream's. Nothing when it cannot be decided without
   * waiting, or leaves nothing to write. `follow` is to be called at once, or never.
   */
  decide(asked: Asked<Command>): Decided | undefined {
    const view = this.#view
    if (!view || view.appender.hasFailed || this.#commands.get(asked.id) !== undefined) return undefined
    const decision = this.#decided(asked.command, view)
    if (decision.kind === 'refused' || decision.facts.length === 0) return undefined
    const prepared = prepare(this.#options, view.tip, asked, decision.facts)
    return { prepared, follow: append => this.#occupied(() => this.#follow(view, prepared, append)) }
  }

  #decided(command: Command, view: View) {
    const { decider, now } = this.#options
    return decider.decide(command, view.tip.state, now().toISOString())
  }

  /** Whether commands can be decided without reading first. */
  get isReady(): boolean {
    return this.#view !== undefined
  }

  async ready(): Promise<void> {
    if (!this.isReady) await this.#occupied(() => this.#load())
  }

  async load(): Promise<{ state: unknown; revision: number }> {
    const { state, revision } = (await this.#occupied(() => this.#refreshed())).tip
    return { state, revision }
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
    if (view.appender.hasFailed) return undefined
    const done = this.#commands.get(asked.id)
    if (done !== undefined) return this.#repeat(done, asked)
    const decision = this.#decided(asked.command, view)
    if (decision.kind === 'refused' || decision.facts.length === 0) {
      if (!(await this.#confirmed(view))) return undefined
      if (decision.kind === 'refused') return { kind: 'refused', refusal: decision.refusal }
      return { kind: 'accepted', events: [], position: undefined, repeated: false }
    }
    const prepared = prepare(this.#options, view.tip, asked, decision.facts)
    return await this.#follow(view, prepared, view.appender.append(prepared.before, prepared.events))
  }

  /** Whether a decision that writes nothing stands: all it was decided on is in the log, and no other process has written. */
  async #confirmed(view: View): Promise<boolean> {
    if ((await this.#refreshed()) !== view || view.appender.hasFailed) return false
    // It may be refused only because it has been carried out already.
    return !this.#mayHaveForgotten(view)
  }

  /** Whether commands have been forgotten. They are then read again, before anything else is decided. */
  #mayHaveForgotten(view: View): boolean {
    if (this.#commands.isWhole) return false
    this.#mustRecall = true
    this.#discard(view)
    return true
  }

  async #follow(
    view: View,
    { asked, before, tip, read }: Prepared,
    append: Promise<Appended>,
  ): Promise<Outcome<Fact, unknown> | undefined> {
    view.tip = tip
    this.#commands.begin(asked.id, before.revision + 1)
    this.#underWay.add(append)
    try {
      const appended = await append
      if (tip.revision > (this.#durable?.revision ?? -1)) this.#durable = tip
      this.#reader.saveSnapshot(tip, this.#commands)
      return acceptedAt(appended, read)
    } catch (error) {
      this.#commands.forget(asked.id)
      this.#discard(view)
      if (error instanceof RefusedTogether) this.#appendAlone = true
      if (error instanceof WrongExpectedRevision || error instanceof Overtaken) return undefined
      if (error instanceof AlreadyHeld) return await this.#reader.outcomeOf(asked, error.revision)
      throw error
    } finally {
      this.#underWay.delete(append)
    }
  }

  /** Everything decided on this view after the failed append is decided again, on the durable state and what follows it in the log. */
  #discard(view: View): void {
    view.appender.retire()
    if (this.#view === view) this.#view = undefined
  }

  async #repeat(first: number, asked: Asked<Command>): Promise<Outcome<Fact, unknown> | undefined> {
    if (first > (this.#durable?.revision ?? -1)) {
      // Still under way: if its append fails, this command is decided anew like the first.
      await this.#settled()
      if (this.#commands.get(asked.id) !== first) return undefined
    }
    return this.#reader.outcomeOf(asked, first)
  }

  /** The view after everything under way has been answered and the log's tail has been read. Another view when another process wrote. */
  async #refreshed(): Promise<View> {
    const view = this.#view ?? (await this.#load())
    await this.#settled()
    if (view.appender.hasFailed) return this.#refreshed()
    const tail = await this.#reader.readFrom(view.tip.revision + 1)
    if (await this.#isOurs(tail, view)) return view
    this.#discard(view)
    return this.#refreshed()
  }

  /**
   * Whether this process wrote all of the tail that was just read. A decision taken during the read may stand in it, or may
   * have lost to an event there, under the same command even: its appends tell.
   */
  async #isOurs(tail: readonly StoredEvent[], view: View): Promise<boolean> {
    const { revision } = view.tip
    if (tail.length > 0) await this.#settled()
    return this.#view === view && !view.appender.hasFailed && tail.every(event => event.revision <= revision)
  }

  async #settled(): Promise<void> {
    await Promise.allSettled([...this.#underWay])
  }

  /** Shared by all callers while it runs. */
  #load(): Promise<View> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  /** First waits for the appends under way: whether they failed decides which commands have been done. */
  async #read(): Promise<View> {
    await this.#settled()
    const known = this.#mustRecall ? undefined : this.#durable
    const { tip, commands } = this.#isTakenForNew
      ? this.#reader.empty()
      : await this.#reader.read(known, this.#commands)
    this.#isTakenForNew = false
    this.#mustRecall &&= !commands.isWhole
    this.#commands = commands
    this.#durable = tip
    this.#reader.saveSnapshot(tip, commands)
    const alone = this.#appendAlone
    this.#appendAlone = false
    this.#view = { tip, appender: new StreamAppender(this.#options.log, this.#options.stream, { alone }) }
    return this.#view
  }
}
