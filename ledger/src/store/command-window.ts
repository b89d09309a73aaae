import { hash } from 'node:crypto'
import type { StoredEvent } from './log.ts'

/** Where a command's events stand in its stream, and a fingerprint of what was asked. */
export type Done = {
  readonly first: number
  readonly count: number
  readonly asked: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Commands are remembered at least this long … */
const keepMs = 24 * 3600_000
/** … and this many whatever their age (a clock that was wrong must not make the ledger forget) … */
const keepAtLeast = 1_000
/** … but no more than this many, so that one hot stream cannot fill the memory. */
const keepAtMost = 20_000

/** What a client asked, in few bytes: the same id with another fingerprint is another command. */
export const fingerprint = (name: string, input: unknown): string =>
  hash('sha1', `${name}\n${JSON.stringify(input)}`, 'base64')

/**
 * The commands a stream has lately answered, so that asking again gives the first outcome. Read back from the log like
 * everything else. PostgreSQL's log besides knows every id for ever; EventStoreDB's does not, and there this window is
 * the memory.
 */
export class CommandWindow {
  readonly #done = new Map<string, Done>()

  static restore(saved: unknown): CommandWindow {
    const window = new CommandWindow()
    for (const [id, done] of saved as [string, Done][]) window.#done.set(id, done)
    return window
  }

  get(commandId: string): Done | undefined {
    return this.#done.get(commandId)
  }

  add(commandId: string, done: Done): void {
    this.#done.set(commandId, done)
    for (const [id, { at }] of this.#done) {
      if (this.#done.size <= keepAtLeast) return
      if (this.#done.size <= keepAtMost && at > done.at - keepMs) return
      this.#done.delete(id)
    }
  }

  /** A command whose append failed was never done. */
  forget(commandId: string): void {
    this.#done.delete(commandId)
  }

  /** Notes what an event read from the log says of its command. */
  read(event: StoredEvent, metadata: { readonly commandId: string; readonly command?: { readonly name: string; readonly input: unknown }; readonly at: string }): void {
    const { commandId, command, at } = metadata
    const known = this.#done.get(commandId)
    if (known) this.#done.set(commandId, { ...known, count: event.revision - known.first + 1 })
    else if (command)
      this.add(commandId, {
        first: event.revision,
        count: 1,
        asked: fingerprint(command.name, command.input),
        at: Date.parse(at),
      })
  }

  toJSON(): unknown {
    return [...this.#done]
  }
}
