import type { Position } from '@strongroom/ledger/eventlog'
import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import { microBatch } from '@strongroom/ledger/eventlog/tools'
import { LazyEvent } from './lazy-event.ts'
import type { AnyEvent } from './projection.ts'

/** Events after a place, in order. `full` when there are probably more behind them. */
export type Page = { readonly events: readonly AnyEvent[]; readonly full: boolean }

/** Position of a reader. The empty text is before the first event. */
export type Place = Position | ''

/**
 * Whether a place can belong to a log that ends at `head`: not to one that was restored from an older backup, nor to that of
 * another store, whose positions are of another length. Ask for the reader's place before the log's end.
 */
export const isPlaceIn = (head: Place | undefined = '', place: Place): boolean =>
  place === '' || (place <= head && place.length === head.length)

/** One of several concurrent readers of the log. */
export type Reader = {
  readonly after: (place: Place) => Promise<Page>
  /** No caller waits for this reader any more. */
  readonly done: () => void
}

/** A reader that may wait for something else before it reads on. */
export type SharingReader = Reader & {
  /** Until it reads again, pages are kept for it, and no other reader waits for it. */
  readonly rest: () => void
}

/** The place after which a reader reads next, and whether it is at it now. */
type Standing = { readonly place: Place; readonly isReading: boolean }

/** Small enough that its events, decoded, are gone before the garbage collector has to move them. */
const PAGE_EVENTS = 500
/** Decoded pages in memory: how far the readers may drift apart. */
const MOST_PAGES = 16
/** The events of all pages that are kept: a reader that stops after them leaves them to those that come next. */
export const KEPT_EVENTS = MOST_PAGES * PAGE_EVENTS
/** A reader that holds the others up for longer is left behind; it then reads for itself. */
const PATIENCE_MS = 2_000
/** Of the log's newest events, as a subscription brought them. */
const TAIL_EVENTS = 4000

/**
 * The log in pages, read and decoded once for all projections of a process. Readers that follow each other share pages:
 * the first waits for the last before the pages between them become too many. The newest events need no reading at all
 * where a subscription `offer`s them.
 */
export class Pages {
  readonly #log: Log
  readonly #pages = new Map<Place, Promise<Page>>()
  readonly #readers = new Map<Reader, Standing>()
  /** Reads of several readers that stand at the same place, and ask at about the same time, are one. */
  readonly #readTogether: (place: Place) => Promise<Page | undefined>
  #moved = Promise.withResolvers<void>()
  #tail: { from: Place; events: AnyEvent[] } = { from: '', events: [] }

  constructor(log: Log) {
    this.#log = log
    this.#readTogether = microBatch(places =>
      Promise.all(places.map(async place => [place, await this.#readLog(place as Place)] as const)).then(
        pages => new Map(pages),
      ),
    )
  }

  reader(): SharingReader {
    const reader: SharingReader = {
      after: async place => {
        const page = await this.#after(place, reader)
        this.#note(reader, { place: page.events.at(-1)?.position ?? place, isReading: true })
        return page
      },
      rest: () => this.#note(reader, { place: this.#readers.get(reader)?.place ?? '', isReading: false }),
      done: () => this.#note(reader, undefined),
    }
    return reader
  }

  /** Takes events that follow `place` without a gap, as a subscription delivers them. */
  offer(place: Place, stored: readonly StoredEvent[]): void {
    const events = stored.map(each => new LazyEvent(each))
    const end = this.#tail.events.at(-1)?.position ?? this.#tail.from
    if (end === place) this.#tail.events.push(...events)
    else this.#tail = { from: place, events }
    if (this.#tail.events.length > TAIL_EVENTS) this.#shorten()
  }

  async #after(place: Place, reader: Reader): Promise<Page> {
    const tail = this.#tailAfter(place)
    if (tail) return tail
    await this.#waitForOthers(place, reader)
    const shared = this.#pages.get(place)
    const page = await (shared ?? this.#read(place))
    // A short page may have been read before the event that made this reader ask; only a full one holds for every reader.
    if (!page.full) return (shared && (await this.#readTogether(place))) ?? page
    this.#readAhead(page.events.at(-1)?.position ?? place)
    return page
  }

  /** Records where a reader stands, and forgets the pages that every reader has read. */
  #note(reader: Reader, standing: Standing | undefined): void {
    if (standing) this.#readers.set(reader, standing)
    else this.#readers.delete(reader)
    for (const each of this.#pages.keys()) if (this.#isReadByAll(each)) this.#pages.delete(each)
    this.#moved.resolve()
    this.#moved = Promise.withResolvers()
  }

  #isReadByAll(page: Place): boolean {
    for (const { place } of this.#readers.values()) if (place <= page) return false
    return true
  }

  /** While there are many pages and a reader still needs some of them. */
  async #waitForOthers(place: Place, reader: Reader): Promise<void> {
    const isAhead = () =>
      !this.#pages.has(place) && this.#pages.size >= MOST_PAGES && this.#somebodyFollows(place, reader)
    if (isAhead()) await this.#whilePatient(isAhead)
    if (this.#pages.has(place)) return
    for (const each of this.#pages.keys()) if (this.#pages.size >= MOST_PAGES) this.#pages.delete(each)
  }

  async #whilePatient(isAhead: () => boolean): Promise<void> {
    const patience = AbortSignal.timeout(PATIENCE_MS)
    const outOfPatience = new Promise<void>(resolve => patience.addEventListener('abort', () => resolve()))
    while (isAhead() && !patience.aborted) await Promise.race([this.#moved.promise, outOfPatience])
  }

  #somebodyFollows(place: Place, reader: Reader): boolean {
    for (const [other, { place: at, isReading }] of this.#readers)
      if (other !== reader && isReading && at < place && this.#pages.has(at)) return true
    return false
  }

  /** Nothing when the tail has nothing for this place: the log itself then knows whether there is more. */
  #tailAfter(place: Place): Page | undefined {
    const { from, events } = this.#tail
    const start = place < from ? events.length : firstAfter(events, place)
    if (start === events.length) return undefined
    return { events: events.slice(start, start + PAGE_EVENTS), full: events.length - start > PAGE_EVENTS }
  }

  #readAhead(place: Place): void {
    if (this.#pages.has(place) || this.#pages.size >= MOST_PAGES || this.#tailAfter(place)) return
    // The reader that needs the page gets the error.
    this.#read(place).catch(() => {})
  }

  #read(place: Place): Promise<Page> {
    const reading = this.#readLog(place)
    this.#pages.set(place, reading)
    const forget = () => {
      if (this.#pages.get(place) === reading) this.#pages.delete(place)
    }
    reading.then(page => page.full || forget(), forget)
    return reading
  }

  async #readLog(place: Place): Promise<Page> {
    const stored = await this.#log.readAll({ ...(place === '' ? {} : { after: place }), limit: PAGE_EVENTS })
    return { events: stored.map(each => new LazyEvent(each)), full: stored.length === PAGE_EVENTS }
  }

  #shorten(): void {
    const dropped = this.#tail.events.splice(0, this.#tail.events.length - TAIL_EVENTS / 2)
    this.#tail.from = dropped.at(-1)?.position ?? this.#tail.from
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
