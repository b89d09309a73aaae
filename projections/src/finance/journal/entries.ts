import { type Leg, legsInText, ownerOf } from '@strongroom/ledger/book'
import { hashAtEnd, type Log, type ScannedEvent } from '@strongroom/ledger/eventlog/log'
import { momentOf } from '@strongroom/ledger/eventlog/verify'
import { fromUnits, toUnits } from '../../runner/units.ts'
import { type JournalEntry, type JournalLeg, turned } from './entry.ts'
import { journalAccount } from './journal-account.ts'

/** Both instants (ISO with milliseconds, UTC) are included. `opening` begins with the balances before the first. */
export type JournalRange = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly opening?: boolean | undefined
}

const legOf = (leg: Leg): JournalLeg => ({
  account: journalAccount(leg.account, leg.currency),
  bookAccount: leg.account,
  uid: ownerOf(leg.account)?.uid,
  currency: leg.currency,
  amount: turned(leg),
})

/** The balance of every account before the range, added up event by event. */
class Opening {
  readonly #sums = new Map<string, bigint>()
  #number = 0

  add(number: number, legs: readonly Leg[]) {
    this.#number = number
    for (const { account, currency, amount } of legs) {
      const key = `${account} ${currency}`
      this.#sums.set(key, (this.#sums.get(key) ?? 0n) + toUnits(amount))
    }
  }

  entry(at: string): JournalEntry | undefined {
    const legs = [...this.#sums].flatMap(([key, units]) => {
      const [account = '', currency = ''] = key.split(' ')
      const amount = fromUnits(units).replace(/\.?0+$/, '')
      return units === 0n ? [] : [legOf({ account, currency, amount })]
    })
    if (legs.length === 0) return undefined
    return { number: this.#number, at, type: 'OpeningBalances', event: undefined, legs }
  }
}

const entryOf = (event: ScannedEvent, number: number, at: string, legs: readonly Leg[]): JournalEntry => {
  const { id, stream, revision, position, metadata } = event
  const place = { id, stream, revision, position, hash: hashAtEnd(metadata) }
  return { number, at, type: event.type, event: place, legs: legs.map(legOf) }
}

/**
 * Every event of the range that moved money, in the order of the log and straight from it. Times are not quite in that
 * order, for processes have clocks of their own, so the whole log is met. Opening balances come first, which then takes
 * a second reading.
 */
export async function* journalEntries(log: Log, range: JournalRange): AsyncGenerator<JournalEntry> {
  const { from = '', to = '9999', opening } = range
  if (opening && from) {
    const before = new Opening()
    for await (const { event, number } of numbered(log)) {
      const legs = legsInText(event.data)
      if (legs.length > 0 && momentOf(event) < from) before.add(number, legs)
    }
    const entry = before.entry(from)
    if (entry) yield entry
  }
  for await (const { event, number } of numbered(log)) {
    const legs = legsInText(event.data)
    if (legs.length === 0) continue
    const at = momentOf(event)
    if (at >= from && at <= to) yield entryOf(event, number, at, legs)
  }
}

/** The log from its first event, numbered from 1. */
async function* numbered(log: Log) {
  const scan = log.scan(undefined)
  try {
    let number = 0
    for (let page = await scan.next(); page.length > 0; page = await scan.next())
      for (const event of page) yield { event, number: ++number }
  } finally {
    await scan.close()
  }
}
