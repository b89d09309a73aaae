import { type Append, type Appended, OutcomeUnknown } from '../log.ts'
import type { AppendStore, Written } from './append-store.ts'
import { positionOf } from './event-rows.ts'
import { judgeDoubtful } from './judge-doubtful.ts'
import {
  type Batch,
  explicitAfter,
  maxBatchAppends,
  type PendingAppend,
  takeBatch,
} from './pending-append.ts'
import { wasUndone } from './writer-connection.ts'

/** How many batches may be under way: while the server is at one, the next is made and sent. */
const maxUnderWay = 2
/** Fewer appends are not worth a commit of their own while another is under way. */
const minHalf = 8
const retryMs = 100

type AppendWriterOptions = {
  readonly store: AppendStore
  /** After so long without an answer from the server an append is rejected with `OutcomeUnknown`. */
  readonly timeoutMs: number
  /** Called after each batch that committed. */
  readonly onCommitted: () => void
}

/**
 * The group-committing writer. While a batch commits, arriving appends queue; the next batch takes them together, so one commit
 * serves many. The server judges a batch's appends to one stream on their own. Appends that it left out, and all that were
 * under way when a connection broke, are doubtful: once nothing is under way any more they are looked up in the log, and then
 * answered exactly, or written again. So an append is never lost, never doubled and never answered by guess.
 */
export class AppendWriter {
  readonly #options: AppendWriterOptions
  #queue: PendingAppend[] = []
  #doubtful: PendingAppend[] = []
  #underWay = 0
  #appendsUnderWay = 0
  /** How many appends waited for an answer at the same time, lately. */
  #load = 0
  #isJudging = false
  #willStep = false
  #whenIdle: (() => void)[] = []

  constructor(options: AppendWriterOptions) {
    this.#options = options
  }

  /** Writes all or none. */
  append(...appends: readonly Append[]): Promise<readonly Appended[]> {
    const giveUpAt = Date.now() + this.#options.timeoutMs
    const parts = appends.map(({ stream, expected, events }) => ({
      stream,
      expected,
      events,
      after: explicitAfter(expected),
    }))
    return new Promise((resolve, reject) => {
      this.#queue.push({ parts, alone: false, giveUpAt, resolve, reject })
      if (this.#queue.length >= this.#half()) this.#step()
      else this.#stepSoon()
    })
  }

  /** Settles when every append has its answer. */
  drain(): Promise<void> {
    return new Promise(resolve => {
      this.#whenIdle.push(resolve)
      this.#stepSoon()
    })
  }

  /**
   * Not at once: appends made in the same turn go together. Alone, an append waits only for the end of the callback that is
   * running; when there have been several, for the others that came in with it.
   */
  #stepSoon(): void {
    if (this.#willStep) return
    this.#willStep = true
    const later = this.#load <= 1 ? process.nextTick : setImmediate
    later(() => {
      this.#willStep = false
      this.#step()
    })
  }

  #step(): void {
    if (this.#isJudging) return
    if (this.#doubtful.length > 0) {
      if (this.#underWay === 0) void this.#judge()
      return
    }
    while (this.#queue.length > 0 && this.#mayWrite()) void this.#write(takeBatch(this.#queue))
    if (this.#underWay === 0 && this.#doubtful.length === 0)
      for (const idle of this.#whenIdle.splice(0)) idle()
  }

  #mayWrite(): boolean {
    return this.#underWay === 0 || (this.#underWay < maxUnderWay && this.#queue.length >= this.#half())
  }

  /**
   * Half of the number that lately waited at the same time. So many go as soon as they are there: the server then works for one
   * half while this process works for the other. Smaller batches would cost more commits than they save waiting.
   */
  #half(): number {
    const half = Math.min(maxBatchAppends, Math.ceil(this.#load / 2))
    return half < minHalf ? Number.POSITIVE_INFINITY : half
  }

  async #write(batch: Batch): Promise<void> {
    const { appends, misfits } = batch
    this.#underWay++
    this.#appendsUnderWay += appends.length
    try {
      if (appends.length > 0) {
        const written = await this.#options.store.write(batch)
        this.#load = Math.max(this.#appendsUnderWay + this.#queue.length, 0.95 * this.#load)
        this.#answer(appends, written)
      }
    } catch (error) {
      this.#doubt(appends, error)
    }
    this.#doubtful.push(...misfits)
    this.#underWay--
    this.#appendsUnderWay -= appends.length
    this.#stepSoon()
  }

  #answer(appends: readonly PendingAppend[], { first, refused }: Written): void {
    let position = first - 1
    for (const append of appends) {
      if (refused.has(append)) {
        this.#doubtful.push(append)
        continue
      }
      const appended = append.parts.map(({ after = -1, events }) => {
        position += events.length
        return { revision: after + events.length, position: positionOf(position) }
      })
      append.resolve(appended)
    }
    this.#options.onCommitted()
  }

  #doubt(appends: readonly PendingAppend[], error: unknown): void {
    if (wasUndone(error) && appends.length === 1) {
      appends[0]?.reject(error)
      return
    }
    // One of them made the server undo all: each is tried on its own, so that the others do not suffer.
    for (const append of appends) append.alone ||= wasUndone(error)
    this.#doubtful.push(...appends)
  }

  async #judge(): Promise<void> {
    this.#isJudging = true
    const doubtful = this.#doubtful.splice(0)
    try {
      this.#queue.unshift(...judgeDoubtful(doubtful, await this.#options.store.factsOf(doubtful)))
    } catch (error) {
      this.#doubtful.push(...this.#giveUpOn(doubtful, error))
      this.#queue = this.#giveUpOn(this.#queue, error)
      await new Promise(resolve => setTimeout(resolve, retryMs))
    }
    this.#isJudging = false
    this.#stepSoon()
  }

  #giveUpOn(appends: readonly PendingAppend[], cause: unknown): PendingAppend[] {
    const isOver = ({ giveUpAt }: PendingAppend) => giveUpAt < Date.now()
    for (const { parts, reject } of appends.filter(isOver)) {
      const streams = parts.map(({ stream }) => stream).join(' and ')
      reject(new OutcomeUnknown(`whether ${streams} was appended to is not known`, { cause }))
    }
    return appends.filter(append => !isOver(append))
  }
}
