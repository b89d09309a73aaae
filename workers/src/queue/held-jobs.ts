import type { ActiveJob } from './lost-jobs.ts'

/** How long after its last trouble it is looked for jobs that this process took without knowing, or could not finish. */
const SUSPECT_MS = 60_000

/** The slots in which this process takes jobs, is at them, or finishes them. A slot's token is used by no other, then or later. */
export class HeldJobs {
  #slots = new Map<string, string | undefined>()
  #late = new Set<string>()
  #suspectUntil = 0
  #lateFinishes = 0

  /** A slot takes a job, or the one with this id. */
  take(token: string, id?: string): void {
    this.#slots.set(token, id)
  }

  leave(token: string): void {
    this.#slots.delete(token)
  }

  holds({ token, id }: ActiveJob): boolean {
    return token === undefined ? [...this.#slots.values()].includes(id) : this.#slots.has(token)
  }

  /** Taking or finishing a job failed: the queue may have a job under way that no slot knows of. */
  suspect(): void {
    this.#suspectUntil = performance.now() + SUSPECT_MS
  }

  get isSuspect(): boolean {
    return performance.now() < this.#suspectUntil
  }

  /** A job was finished that had been given to another meanwhile. */
  noteLate(token: string): void {
    this.#lateFinishes++
    this.#late.add(token)
  }

  /** Whether the slot's job was finished too late, asked once. */
  wasLate(token: string | undefined): boolean {
    return token !== undefined && this.#late.delete(token)
  }

  get lateFinishes(): number {
    return this.#lateFinishes
  }
}
