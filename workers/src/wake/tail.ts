import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { Place } from '@strongroom/projections/runner'

/** The newest events of the log as its subscription brought them, so that a reader that is not far behind need not ask the log. */
export class Tail {
  #begins: Place
  #events: StoredEvent[] = []
  readonly #most: number

  constructor(begins: Place, most = 4_000) {
    this.#begins = begins
    this.#most = most
  }

  /** The position of the last event. */
  get end(): Place {
    return this.#events.at(-1)?.position ?? this.#begins
  }

  /** Takes in what stands behind the last event. */
  add(events: readonly StoredEvent[]): void {
    this.#events.push(...events)
    const gone = this.#events.splice(0, Math.max(0, this.#events.length - this.#most))
    this.#begins = gone.at(-1)?.position ?? this.#begins
  }

  /** The events after a place, up to so many; nothing where they are not all here, or there is none. */
  after(place: Place, limit: number): readonly StoredEvent[] | undefined {
    if (place < this.#begins || place > this.end) return undefined
    const from = this.#events.findIndex(({ position }) => position > place)
    return from < 0 ? undefined : this.#events.slice(from, from + limit)
  }
}
