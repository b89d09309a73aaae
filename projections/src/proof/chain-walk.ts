import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { checkLink } from '@strongroom/ledger/eventlog/verify'
import type { Place } from '../runner/pages.ts'
import { LogDigest } from './log-digest.ts'

/** Small: hashing a page holds up all other work of this process. */
const PAGE_EVENTS = 500

/** Progress of the walk: under way, at the end of an unaltered log, or before an altered event. */
export type Walked = 'under-way' | 'whole' | 'changed'

/** The reference of a walk: the events that were folded, of which each was checked in its chain. */
export type Folded = { readonly place: Place; readonly events: number; readonly digest: LogDigest }

/**
 * Reads the whole log again and again, a share at a time, and checks each event's hash over its bytes. At the end of a
 * round there have to be as many events, with the same hashes, as were folded: so nothing has been changed, taken out or
 * put in since. It remembers no streams, and takes no memory.
 */
export class ChainWalk {
  readonly #log: Pick<Log, 'readAll'>
  #place: Place = ''
  #digest = new LogDigest()
  #events = 0

  constructor(log: Pick<Log, 'readAll'>) {
    this.#log = log
  }

  /** Walks on for so long, and at least a page and so many events, but not beyond the folded events. */
  async on(folded: Folded, budget: { readonly ms: number; readonly events: number }): Promise<Walked> {
    const end = performance.now() + budget.ms
    const enough = this.#events + budget.events
    while (this.#place < folded.place) {
      if (!(await this.#page(folded.place))) return this.#endWith('changed')
      if (this.#place < folded.place && performance.now() > end && this.#events >= enough) return 'under-way'
      // Other work that waits in this process goes first.
      await sleep(0)
    }
    const isSame = this.#events === folded.events && this.#digest.equals(folded.digest)
    return this.#endWith(isSame ? 'whole' : 'changed')
  }

  /** Whether every event of the next page matches its hash. */
  async #page(until: Place): Promise<boolean> {
    const page = await this.#log.readAll({
      ...(this.#place === '' ? {} : { after: this.#place }),
      limit: PAGE_EVENTS,
    })
    for (const event of page) {
      if (event.position > until) break
      const link = checkLink(event)
      if (!link?.isIntact) return false
      this.#digest.add(link.hash)
      this.#events++
    }
    const last = page.at(-1)?.position ?? until
    this.#place = last < until ? last : until
    return true
  }

  #endWith(walked: Walked): Walked {
    this.#place = ''
    this.#events = 0
    this.#digest = new LogDigest()
    return walked
  }
}
