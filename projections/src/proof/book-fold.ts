import { type Leg, legsInText, ownerOf } from '@strongroom/ledger/book'
import { hashAtEnd, type Log, type ScannedEvent, type StoredEvent } from '@strongroom/ledger/eventlog/log'
import { ChainCheck } from '@strongroom/ledger/eventlog/verify'
import type { Pocket } from '@strongroom/shared'
import type { Place } from '../runner/pages.ts'
import { fromUnits, toUnits } from '../runner/units.ts'
import { type Difference, difference, eventDifference } from './difference.ts'
import { Fingerprint } from './fingerprint.ts'
import { LogDigest } from './log-digest.ts'

/** So many broken events are remembered by name; of those after them, how many there are. */
const MOST_BROKEN = 100

/** A member's balances in one currency by pocket, in units of 10⁻¹⁸. */
export type Pockets = Record<Pocket, bigint>

/** Rows as both sides write them for comparison. */
export const rowText = {
  balances: (account: string, currency: string, amount: string) => `${account} ${currency} ${amount}`,
  wallets: (uid: string, currency: string, pockets: readonly string[]) =>
    [uid, currency, ...pockets].join(' '),
}

/**
 * The books added up from the log by other means than the read models: straight from the stored text of each event, in the
 * memory of one process. Each event is checked in its stream's chain as it comes. Moves forward only, and keeps fingerprints of
 * its rows.
 */
export class BookFold {
  readonly #log: Log
  readonly #accounts = new Map<string, bigint>()
  readonly #wallets = new Map<string, Pockets>()
  readonly #touched = { balances: new Set<string>(), wallets: new Set<string>() }
  readonly #currencies = new Map<string, bigint>()
  readonly #negative = new Set<string>()
  readonly #chains = new ChainCheck()
  readonly #broken: Difference[] = []
  readonly #prints = { balances: new Fingerprint(), wallets: new Fingerprint() }
  place: Place = ''
  /** Events folded, and the sum of their hashes. */
  events = 0
  readonly digest = new LogDigest()
  /** Events that do not fit their chain or cannot be read, besides those that are named. */
  moreBroken = 0

  constructor(log: Log) {
    this.#log = log
  }

  /** Folds on to a place, which must not lie behind; says after each page how many events are folded. */
  async foldTo(place: Place, onFolded?: (events: number) => void): Promise<void> {
    if (this.place >= place) return
    const scan = this.#log.scan(this.place === '' ? undefined : this.place)
    try {
      while (this.place < place) {
        const page = await scan.next()
        const wanted = page.filter(event => event.position <= place)
        for (const event of wanted) this.#fold(event)
        this.events += wanted.length
        onFolded?.(this.events)
        this.place =
          wanted.length < page.length || page.length === 0 ? place : (wanted.at(-1)?.position ?? place)
      }
    } finally {
      await scan.close()
    }
  }

  /** One number for all accounts, or all wallets, that are not zero. */
  fingerprint(view: 'balances' | 'wallets'): string {
    for (const key of this.#touched[view]) this.#prints[view].set(key, this.rowOf(view, key))
    this.#touched[view].clear()
    return this.#prints[view].value
  }

  /** A row's text, nothing when all of it is zero. `key` is `account currency` or `uid currency`. */
  rowOf(view: 'balances' | 'wallets', key: string): string | undefined {
    const [name = '', currency = ''] = key.split(' ')
    if (view === 'balances') {
      const units = this.#accounts.get(key) ?? 0n
      return units === 0n ? undefined : rowText.balances(name, currency, fromUnits(units))
    }
    const pockets = this.#wallets.get(key) ?? nothing
    const amounts = [pockets.available, pockets.locked, pockets.saving, pockets.card]
    return amounts.every(units => units === 0n)
      ? undefined
      : rowText.wallets(name, currency, amounts.map(fromUnits))
  }

  keys(view: 'balances' | 'wallets'): Iterable<string> {
    return view === 'balances' ? this.#accounts.keys() : this.#wallets.keys()
  }

  /** Every wallet there ever was, by `uid currency`. */
  get wallets(): ReadonlyMap<string, Readonly<Pockets>> {
    return this.#wallets
  }

  /** Whether it has met an event of a stream. */
  knows(stream: string): boolean {
    return this.#chains.tips.has(stream)
  }

  get accounts(): number {
    return this.#accounts.size
  }

  /** Events that do not fit their chain, or cannot be read. */
  get broken(): readonly Difference[] {
    return this.#broken
  }

  /**
   * Unsound money: a currency whose accounts do not add up to zero, a member's pocket below zero. The card's pocket may be, for
   * the network settles every purchase.
   */
  get unsound(): readonly Difference[] {
    const sums = [...this.#currencies].filter(([, units]) => units !== 0n)
    return [
      ...sums.map(([currency, units]) => difference('log', 'sum', currency, { log: fromUnits(units) })),
      ...[...this.#negative].map(key =>
        difference('log', 'below-zero', key, { log: fromUnits(this.#accounts.get(key) ?? 0n) }),
      ),
    ]
  }

  #fold(event: ScannedEvent): void {
    this.digest.add(hashAtEnd(event.metadata))
    const fault = this.#chains.next(event)
    if (fault) this.#note(fault, event)
    try {
      for (const leg of legsInText(event.data)) this.#add(leg)
    } catch {
      if (!fault) this.#note('unreadable', event)
    }
  }

  #note(kind: Difference['kind'], event: StoredEvent): void {
    if (this.#broken.length < MOST_BROKEN) this.#broken.push(eventDifference(kind, event))
    else this.moreBroken++
  }

  #add({ account, currency, amount }: Leg): void {
    const key = `${account} ${currency}`
    const change = toUnits(amount)
    const units = (this.#accounts.get(key) ?? 0n) + change
    this.#accounts.set(key, units)
    this.#touched.balances.add(key)
    this.#currencies.set(currency, (this.#currencies.get(currency) ?? 0n) + change)
    const owner = ownerOf(account)
    if (!owner) return
    if (units < 0n && owner.pocket !== 'card') this.#negative.add(key)
    else this.#negative.delete(key)
    this.#addToWallet(`${owner.uid} ${currency}`, owner.pocket, change)
  }

  #addToWallet(key: string, pocket: Pocket, change: bigint): void {
    const wallet = this.#wallets.get(key) ?? { ...nothing }
    wallet[pocket] += change
    this.#wallets.set(key, wallet)
    this.#touched.wallets.add(key)
  }
}

const nothing: Pockets = { available: 0n, locked: 0n, saving: 0n, card: 0n }
