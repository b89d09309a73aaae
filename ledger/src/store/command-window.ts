/**
 * How many commands a stream remembers: more than a person gives in a day many times over, and little enough that one
 * hot stream cannot fill the memory.
 */
const keepAtMost = 20_000

/**
 * The commands a stream has lately carried out, and the revision of the first event of each, so that asking again gives
 * the first outcome. Read back from the log like everything else. PostgreSQL's log besides knows every id for ever;
 * EventStoreDB's does not, and there this window is the memory.
 */
export class CommandWindow {
  readonly #first: Map<string, number>

  constructor(saved: readonly (readonly [commandId: string, first: number])[] = []) {
    this.#first = new Map(saved)
  }

  get size(): number {
    return this.#first.size
  }

  /** The revision of the command's first event, or nothing when it is not known. */
  get(commandId: string): number | undefined {
    return this.#first.get(commandId)
  }

  /** Notes a command by its first event; its further events change nothing. */
  add(commandId: string, revision: number): void {
    if (this.#first.has(commandId)) return
    this.#first.set(commandId, revision)
    if (this.#first.size <= keepAtMost) return
    const [oldest] = this.#first.keys()
    if (oldest !== undefined) this.#first.delete(oldest)
  }

  /** A command whose append failed was never done. */
  forget(commandId: string): void {
    this.#first.delete(commandId)
  }

  /** Those that began at a revision or before it. */
  upTo(revision: number): readonly (readonly [commandId: string, first: number])[] {
    return [...this.#first].filter(([, first]) => first <= revision)
  }
}
