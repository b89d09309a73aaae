/** Tells the waiting tasks of this process that something has happened. Wake-ups are counted, so none is lost between two looks. */
export class WakeUp {
  #count = 0
  #waiting = new Set<() => void>()

  /** How often it has rung. */
  get count(): number {
    return this.#count
  }

  ring(): void {
    this.#count++
    for (const wake of this.#waiting) wake()
  }

  /** Whether it rings after the given count, at the latest within the time; not when the signal aborts. */
  rangAfter(count: number, timeoutMs: number, signal: AbortSignal): Promise<boolean> {
    if (this.#count > count) return Promise.resolve(true)
    if (signal.aborted) return Promise.resolve(false)
    return new Promise(resolve => {
      const settle = () => {
        clearTimeout(timer)
        this.#waiting.delete(settle)
        signal.removeEventListener('abort', settle)
        resolve(this.#count > count)
      }
      const timer = setTimeout(settle, timeoutMs)
      this.#waiting.add(settle)
      signal.addEventListener('abort', settle)
    })
  }
}
