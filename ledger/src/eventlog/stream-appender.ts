import { type Append, type Appended, AppendRefused, type Log, type NewEvent } from './log.ts'

/** An append before these events has failed: they are not in the log, and must be decided again. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** Head of a stream: its last event's revision (-1: it has none), and that event's hash. */
export type End = { readonly revision: number; readonly hash: string }

type Waiting = PromiseWithResolvers<Appended> & { readonly after: End; readonly events: readonly NewEvent[] }

/** So many events go into one append at most; far below the log's limit in bytes. */
const maxEvents = 200
const maxBytes = 500_000

/**
 * Appends the decisions taken on one view of a stream, in order. When one fails, everything after it fails, and this appender
 * with it.
 *
 * To a log that knows events by their hashes, every append is sent at once and names the event it follows: it cannot land on
 * another writer's. Where it does not, an append is checked by its revision alone, so a second one under way could land on
 * another process's event after the first has lost; then one is under way at a time, and decisions taken meanwhile go into the
 * next, together and atomically.
 */
export class StreamAppender {
  readonly #log: Log
  readonly #stream: string
  #next: Waiting[] = []
  #isSending = false
  #hasFailed = false
  /** One by one, because one of several may be refused for itself. */
  readonly #alone: boolean

  constructor(log: Log, stream: string, { alone = false }: { readonly alone?: boolean } = {}) {
    this.#log = log
    this.#stream = stream
    this.#alone = alone
  }

  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** Takes nothing more: another process has written, so a decision here would be taken on an old state. */
  retire(): void {
    this.#hasFailed = true
  }

  /** Appends events behind where the events given before end. */
  append(after: End, events: readonly NewEvent[]): Promise<Appended> {
    if (this.#hasFailed) return Promise.reject(new Overtaken())
    if (this.#log.knowsHashes) return this.#sendOne(after, events)
    const waiting = { ...Promise.withResolvers<Appended>(), after, events }
    this.#next.push(waiting)
    if (!this.#isSending) void this.#send()
    return waiting.promise
  }

  async #sendOne(after: End, events: readonly NewEvent[]): Promise<Appended> {
    try {
      const { stream, expected } = appendAfter(this.#stream, after, events)
      return await this.#log.append(stream, expected, events)
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  async #send(): Promise<void> {
    this.#isSending = true
    while (this.#next.length > 0) {
      const group = this.#take()
      const after = group[0]?.after.revision ?? -1
      const events = group.flatMap(each => each.events)
      try {
        const appended = await this.#log.append(this.#stream, after < 0 ? 'no-stream' : after, events)
        for (const each of group) each.resolve(appended)
      } catch (error) {
        this.#fail(group, error)
      }
    }
    this.#isSending = false
  }

  #fail(group: readonly Waiting[], error: unknown): void {
    this.#hasFailed = true
    // One append may be the reason why the log refuses several: each is to try for itself.
    const own = error instanceof AppendRefused && group.length > 1 ? new RefusedTogether() : error
    for (const each of group) each.reject(own)
    for (const each of this.#next.splice(0)) each.reject(new Overtaken())
  }

  #take(): Waiting[] {
    if (this.#alone) return this.#next.splice(0, 1)
    let [count, events, bytes] = [0, 0, 0]
    for (const each of this.#next) {
      events += each.events.length
      for (const { data, metadata } of each.events) bytes += data.length + metadata.length
      if (count > 0 && (events > maxEvents || bytes > maxBytes)) break
      count++
    }
    return this.#next.splice(0, count)
  }
}

/** Several appends went together and the log refused them; nothing was written. Each is to be tried alone. */
export class RefusedTogether extends Overtaken {}

/** Events behind the very event that a stream ends with. For logs that know hashes. */
export const appendAfter = (
  stream: string,
  { revision, hash }: End,
  events: readonly NewEvent[],
): Append => ({
  stream,
  expected: revision < 0 ? 'no-stream' : { revision, hash },
  events,
})
