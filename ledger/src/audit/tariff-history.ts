import { catalogueDecider } from '../catalogue/catalogue.ts'
import { factOf } from '../eventlog/decider.ts'
import type { LedgerEvent, Position } from '../eventlog/envelope.ts'
import type { SwapTariffs } from '../swap/swap-fee-rate.ts'

type Since = { readonly position: Position; readonly value: unknown }

/** Every value that an entry of the catalogue ever had, so that one can be looked up as of a place in the log. */
export class TariffHistory {
  readonly #entries = new Map<string, Since[]>()
  readonly #places = new Set<string>()

  /** Notes an event of the catalogue; they come in the order of the log. */
  note(event: LedgerEvent): void {
    const { position } = event
    const fact = factOf(catalogueDecider, event)
    const key = `${fact.kind}-${fact.id}`
    const since = this.#entries.get(key) ?? []
    this.#entries.set(key, since)
    this.#places.add(position)
    since.push({ position, value: fact.type === 'CatalogueSaved' ? fact.after : undefined })
  }

  /**
   * The catalogue as of a place; without one, with everything that was noted so far. So, too, at a place where nothing was noted: it
   * is of the log that this one was copied from.
   */
  asOf(place: string | undefined): SwapTariffs {
    const known = place !== undefined && this.#places.has(place) ? place : undefined
    return {
      get: (kind, id) =>
        this.#entries
          .get(`${kind}-${id}`)
          ?.findLast(({ position }) => known === undefined || position <= known)?.value as never,
    }
  }
}
