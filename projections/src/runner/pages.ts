import type { Log, Position, StoredEvent } from '@strongroom/ledger'
import { LazyEvent } from './lazy-event.ts'
import type { AnyEvent } from './projection.ts'

/** Events after a place, in order. `full` when there are probably more behind them. */
export type Page = { readonly events: readonly AnyEvent[]; readonly full: boolean }

/** Where a reader stands. The empty text is before the first event. */
export type Place = Position | ''

const PAGE_EVENTS = 2000
const PAGES_KEPT = 6
/** Of the log's newest events, as a subscription brought them. */
const TAIL_EVENTS = 4000

/**
 * The log in pages, read and decoded once for all projections of a process. Projections that stand at the same place
 * share a page, and the page behind a full one is fetched ahead. The newest events need no reading at all where a
 * subscription `offer`s them.
 */
export class Pages {
  readonly #log: Log
  readonly #pages = new Map<Place, Promise<Page>>()
  #tail: { from: Place; events: AnyEvent[] } = { from: '', events: [] }

  constructor(log: Log) {
    this.#log = log
  }

  async after(place: Place): Promise<Page> {
    const page = this.#tailAfter(place) ?? (await this.#sharedAfter(place)) ?? (await this.#read(place))
    const last = page.events.at(-1)
    if (page.full && last) this.#fetchAhead(last.position)
    return page
  }

  /** Takes events that follow `place` without a gap, as a subscription delivers them. */
  offer(place: Place, stored: readonly StoredEvent[]): void {
    const events = stored.map(each => new LazyEvent(each))
    const end = this.#tail.events.at(-1)?.position ?? this.#tail.from
    if (end === place) this.#tail.events.push(...events)
    else this.#tail = { from: place, events }
    if (this.#tail.events.length > TAIL_EVENTS) this.#shorten()
  }

  #shorten(): void {
    const dropped = this.#tail.events.splice(0, this.#tail.events.length - TAIL_EVENTS / 2)
    this.#tail.from = dropped.at(-1)?.position ?? this.#tail.from
  }

  /** Nothing when the tail has nothing for this place: the log itself then knows whether there is more. */
  #tailAfter(place: Place): Page | undefined {
    const { from, events } = this.#tail
    const start = place < from ? events.length : firstAfter(events, place)
    if (start === events.length) return undefined
    return { events: events.slice(start, start + PAGE_EVENTS), full: events.length - start > PAGE_EVENTS }
  }

  /** A short page may have been read before whatever made the caller ask; only a full one holds for everybody. */
  async #sharedAfter(place: Place): Promise<Page | undefined> {
    const page = await this.#pages.get(place)
    return page?.full ? page : undefined
  }

  #fetchAhead(place: Place): void {
    if (this.#pages.has(place) || this.#tailAfter(place)) return
    // Whoever comes to need the page meets the error.
    this.#read(place).catch(() => {})
  }

  #read(place: Place): Promise<Page> {
    const reading = this.#readLog(place)
    this.#pages.set(place, reading)
    const forget = () => {
      if (this.#pages.get(place) === reading) this.#pages.delete(place)
    }
    reading.then(page => (page.full ? this.#keepFew() : forget()), forget)
    return reading
  }

  async #readLog(place: Place): Promise<Page> {
    const stored = await this.#log.readAll({ after: place === '' ? undefined : place, limit: PAGE_EVENTS })
    return { events: stored.map(each => new LazyEvent(each)), full: stored.length === PAGE_EVENTS }
  }

  #keepFew(): void {
    for (const place of this.#pages.keys()) {
      if (this.#pages.size <= PAGES_KEPT) return
      this.#pages.delete(place)
    }
  }
}

const firstAfter = (events: readonly AnyEvent[], place: Place): number => {
  let low = 0
  let high = events.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((events[middle]?.position ?? '') <= place) low = middle + 1
    else high = middle
  }
  return low
}
