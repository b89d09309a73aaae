import { roughBytes } from './rough-bytes.ts'

/**
 * How many commands a stream remembers, at least: more than a person gives in a day many times over. At most three times as
 * many, so that one hot stream cannot fill the memory.
 */
export const keepAtLeast = 10_000
/** The memory of one remembered command. */
const commandBytes = 120
/** A larger state counts as this much of the memory: to count all of it would take long. */
const mostBytesCounted = 4_000_000
/** With fewer commands than this, a keeper costs about as much memory as its state. */
export const worthForgetting = 50

/** The memory of a state, in remembered commands. */
export const sizeInCommands = (state: unknown): number =>
  Math.ceil(roughBytes(state, mostBytesCounted) / commandBytes)

/**
 * The commands a stream has lately carried out, and the revision of the first event of each, so that asking again gives
 * the first outcome. Read back from the log like everything else. PostgreSQL's log besides knows every id for ever;
 * EventStoreDB's does not, and there this window is the memory.
 */
export class CommandWindow {
  /** Two generations: the older is dropped as a whole, which costs less than forgetting one command for each new one. */
  #older: Map<string, number> = new Map()
  #newer: Map<string, number>

  /** Whether it reaches as far back as it should; otherwise a command it does not know may have been carried out lately. */
  readonly isWhole: boolean

  constructor(
    saved: readonly (readonly [commandId: string, first: number])[] = [],
    { isWhole = true }: { readonly isWhole?: boolean } = {},
  ) {
    this.#newer = new Map(saved)
    this.isWhole = isWhole
  }

  get size(): number {
    return this.#older.size + this.#newer.size
  }

  /** The revision of the command's first event, or nothing when it is not known. */
  get(commandId: string): number | undefined {
    return this.#newer.get(commandId) ?? this.#older.get(commandId)
  }

  /** Notes a command by its first event; its further events change nothing. */
  add(commandId: string, revision: number): void {
    if (this.get(commandId) === undefined) this.begin(commandId, revision)
  }

  /** Notes a command that is not known yet. */
  begin(commandId: string, revision: number): void {
    if (this.#newer.size >= keepAtLeast) {
      this.#older = this.#newer
      this.#newer = new Map()
    }
    this.#newer.set(commandId, revision)
  }

  /** A command whose append failed was never done. */
  forget(commandId: string): void {
    this.#newer.delete(commandId)
    this.#older.delete(commandId)
  }

  /** Those that began at a revision or before it, the oldest first. */
  upTo(revision: number): readonly (readonly [commandId: string, first: number])[] {
    return [...this.#older, ...this.#newer].filter(([, first]) => first <= revision)
  }
}
