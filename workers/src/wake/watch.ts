import { errorCode } from '@strongroom/shared'
import type { Due, Jobs } from './due-times.ts'

type Parts = {
  readonly jobs: Jobs
  readonly askDueTimes: (names: readonly string[]) => Promise<ReadonlyMap<string, Due>>
  /** Asks the queue to run a job now. */
  readonly ask: (name: string) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly stopping: AbortSignal
}

/** The last try, when it is tried again where it still waits then, and how often it was tried. */
type Tried = { readonly at: string; readonly notBefore: number; readonly times: number }

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A database that does not answer is asked again after this. */
const RETRY_MS = 5_000

/**
 * Whether the database has refused the statement itself (a table or column that is not there, a value that cannot be read): one
 * job's part of it is wrong, and holds up no other.
 */
const isRefused = (error: unknown): boolean => /^(22|42)/.test(String(errorCode(error)))

/** Sleeps until the earliest due time of all jobs, and then asks the queue for those that have something to do. */
export class Watch {
  readonly #parts: Parts
  readonly #dueAt = new Map<string, number>()
  readonly #tried = new Map<string, Tried>()
  /** Requests under way, and whether another has come meanwhile. */
  readonly #asking = new Map<string, boolean>()
  /** Jobs to be looked at, and whether something new has come for them. */
  #wanted = new Map<string, boolean>()
  #looking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    parts.stopping.addEventListener('abort', () => clearTimeout(this.#timer))
  }

  /** Looks whether jobs are due; `hasNews` when something has come: then what waits already is not waited out. */
  look(names: readonly string[], hasNews = false): Promise<void> {
    for (const name of names) this.#wanted.set(name, hasNews || this.#wanted.get(name) === true)
    this.#looking ??= this.#lookAll().finally(() => {
      this.#looking = undefined
      this.#sleep()
    })
    return this.#looking
  }

  /** Asks for a job, whether it is due or not. */
  ask(name: string): void {
    if (this.#parts.stopping.aborted) return
    if (this.#asking.has(name)) {
      this.#asking.set(name, true)
      return
    }
    this.#asking.set(name, false)
    void this.#askOnce(name)
  }

  /** A job of this process has ended: it may be due again, or others after it. */
  ended(name: string): Promise<void> {
    return this.look([name, ...(this.#parts.jobs[name]?.mayFollow ?? [])])
  }

  async #askOnce(name: string): Promise<void> {
    await this.#parts.ask(name).catch(() => {})
    const isAskedAgain = this.#asking.get(name)
    this.#asking.delete(name)
    if (isAskedAgain) this.ask(name)
  }

  async #lookAll(): Promise<void> {
    while (this.#wanted.size > 0 && !this.#parts.stopping.aborted) {
      const wanted = this.#wanted
      this.#wanted = new Map()
      await this.#lookAt(wanted)
    }
  }

  async #lookAt(wanted: ReadonlyMap<string, boolean>): Promise<void> {
    try {
      const found = await this.#parts.askDueTimes([...wanted.keys()])
      for (const [name, hasNews] of wanted) this.#settle(name, found.get(name), hasNews)
    } catch (error) {
      if (this.#parts.stopping.aborted) return
      if (wanted.size > 1 && isRefused(error)) {
        for (const each of wanted) await this.#lookAt(new Map([each]))
        return
      }
      this.#parts.onError(error)
      for (const name of wanted.keys()) this.#dueAt.set(name, Date.now() + RETRY_MS)
    }
  }

  #settle(name: string, due: Due | undefined, hasNews: boolean): void {
    const tried = this.#tried.get(name)
    const isSame = tried !== undefined && tried.at === due?.at
    if (!isSame) this.#tried.delete(name)
    if (!due) this.#dueAt.delete(name)
    else if (due.inMs > 0) this.#dueAt.set(name, Date.now() + due.inMs)
    else if (isSame && !hasNews && Date.now() < tried.notBefore) this.#dueAt.set(name, tried.notBefore)
    else this.#try(name, due, isSame ? tried.times + 1 : 0)
  }

  #try(name: string, { at }: Due, times: number): void {
    const longest = this.#parts.jobs[name]?.longestPauseMs ?? LONGEST_PAUSE_MS
    const notBefore = Date.now() + Math.min(FIRST_PAUSE_MS * 2 ** times, longest)
    this.#tried.set(name, { at, notBefore, times: Math.min(times, 20) })
    this.#dueAt.set(name, notBefore)
    this.ask(name)
  }

  /** Until the earliest of all due times. */
  #sleep(): void {
    clearTimeout(this.#timer)
    if (this.#dueAt.size === 0 || this.#parts.stopping.aborted) return
    const earliest = Math.min(...this.#dueAt.values())
    this.#timer = setTimeout(
      () => this.#wake(),
      Math.max(0, Math.min(earliest - Date.now(), LONGEST_PAUSE_MS)),
    )
  }

  #wake(): void {
    const now = Date.now()
    void this.look([...this.#dueAt].flatMap(([name, at]) => (at <= now ? [name] : [])))
  }
}
