import type { Leg } from '@strongroom/ledger/book'
import type { Log, ScannedEvent } from '@strongroom/ledger/eventlog/log'
import { inSlices } from '@strongroom/ledger/eventlog/tools'
import { momentOf } from '@strongroom/ledger/eventlog/verify'
import type { Pool } from 'pg'
import type { Db } from '../../queries/ask.ts'
import { askInPages } from '../../queries/ask-in-pages.ts'
import { computed, select } from '../../queries/select.ts'
import { inTransaction } from '../../runner/transaction.ts'
import { fromUnits, toUnits } from '../../runner/units.ts'
import { shownUpTo } from '../postings/queries.ts'

/** The entries of an account that mirrors a place outside, of whole days (UTC); and corrections whenever they were booked. */
export type MirrorRange = {
  readonly account: string
  readonly first: string
  readonly last: string
  readonly corrections: ReadonlySet<string>
}

/**
 * The legs of an event on the account, in one currency. `amount` is the log's and `shown` the read model's, both as the house
 * has them: money in is above zero. An entry that the log lacks has the amount `0`.
 */
export type MirrorEntry = {
  readonly number: number
  readonly eventId: string
  readonly type: string
  readonly day: string
  readonly currency: string
  readonly amount: string
  readonly shown: string
  /** Ids of the case, of transactions and of others' records: everything that a statement may name. */
  readonly references: readonly string[]
  /** Of an entry that may correct a statement's item: the id under which it was proposed. */
  readonly correctionId: string | undefined
}

type Data = Readonly<Record<string, unknown>> & { readonly legs?: readonly Leg[] }
type Sources = { readonly db: Pool; readonly log: Log }
type Progress = (done: number, total: number) => void

/** The beginning of a line of the read model that no event of the log has. */
type Shown = {
  readonly number: number
  readonly currency: string
  readonly day: string
  readonly amount: string
}

/**
 * Reads the entries out of the log, and beside them what the read model shows, so that both stand against the statement. Goes
 * from the first event of the days to the last one that the read model shows: an import may book a day long after it.
 */
export const readMirror = async (
  { db, log }: Sources,
  range: MirrorRange,
  onProgress: Progress = () => {},
): Promise<readonly MirrorEntry[]> => {
  const last = await shownUpTo(db)
  const before = await eventsBefore(db, range.first)
  const shown = await shownAfter(db, range.account, before, last)
  const found = new Map<string, MirrorEntry>()
  await inSlices(eventsAfter({ db, log }, before, last), ({ event, number }) => {
    if (number % 1000 === 0) onProgress(number - before, last - before)
    for (const entry of entriesOf(event, number, range))
      found.set(keyOf(entry), { ...entry, shown: shown.get(keyOf(entry))?.amount ?? '0' })
  })
  await inSlices(shown, ([key, row]) => {
    if (!found.has(key) && isWithin(row.day, range)) found.set(key, onlyShown(row))
  })
  return withTxids(db, [...found.values()])
}

const keyOf = ({ number, currency }: { readonly number: number; readonly currency: string }) =>
  `${number} ${currency}`

const isWithin = (day: string, { first, last }: MirrorRange): boolean => day >= first && day <= last

const firstPosting = select('postings', [], { number: computed<number | null>('min(number + 0)') })

/** How many events there were before a day: `number + 0` has them found by time, not along the primary key from the first. */
const eventsBefore = async (db: Db, day: string): Promise<number> => {
  const [found] = await firstPosting(db, 'where at >= $1::timestamptz', [`${day}T00:00:00Z`])
  return found?.number ? found.number - 1 : await shownUpTo(db)
}

const shownAfter = async (db: Pool, account: string, before: number, last: number) => {
  const shown = new Map<string, Shown>()
  const question = `select number::float8 as number, currency,
      to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD') as day, -sum(amount) as amount from views.postings
    where account = $1 and number > $2 and number <= $3 group by number, currency having sum(amount) <> 0`
  await inTransaction(db, client =>
    askInPages<Shown>(client, question, [account, before, last], rows => {
      for (const row of rows) shown.set(keyOf(row), row)
    }),
  )
  return shown
}

/** The events of the log behind the first `before`, up to the `last`th, each with its number. */
async function* eventsAfter({ db, log }: Sources, before: number, last: number) {
  const [place] = await select('events', ['position'])(db, 'where number = $1', [before])
  // Without its place, the log is read from its first event.
  let number = place ? before : 0
  const scan = log.scan(place?.position)
  try {
    for (let page = await scan.next(); page.length > 0 && number < last; page = await scan.next())
      for (const event of page) if (++number > before && number <= last) yield { event, number }
  } finally {
    await scan.close()
  }
}

const entriesOf = (
  event: ScannedEvent,
  number: number,
  range: MirrorRange,
): readonly Omit<MirrorEntry, 'shown'>[] => {
  if (!event.data.includes(`"${range.account}"`)) return []
  const data: Data = JSON.parse(event.data)
  const correctionId = textOf(data[idFields.get(event.type) ?? ''])
  const day = dayOf(event, data)
  if (!isWithin(day, range) && !(correctionId && range.corrections.has(correctionId))) return []
  const references = [event.id, ...referencesIn(data)]
  return [...amountsOn(range.account, data.legs ?? [])].map(([currency, units]) => ({
    number,
    eventId: event.id,
    type: event.type,
    day,
    currency,
    amount: plain(units),
    references,
    correctionId,
  }))
}

/** The field with the id of a correcting entry's proposal, by the type of its event. */
const idFields: ReadonlyMap<string, string> = new Map([
  ['AdjustmentBooked', 'adjustmentId'],
  ['JournalEntryBooked', 'entryId'],
])

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The day that the entry is about: of what a card network settled, the day it settled on. */
const dayOf = (event: ScannedEvent, { settledOn }: Data): string =>
  textOf(settledOn) ?? momentOf(event).slice(0, 10)

/** Money that came in from the place is taken out of the account that mirrors it. */
const amountsOn = (account: string, legs: readonly Leg[]): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>()
  for (const leg of legs)
    if (leg.account === account) sums.set(leg.currency, (sums.get(leg.currency) ?? 0n) - toUnits(leg.amount))
  for (const [currency, units] of sums) if (units === 0n) sums.delete(currency)
  return sums
}

const plain = (units: bigint): string => fromUnits(units).replace(/\.?0+$/, '')

/** Names of the member's own records, which no place outside knows or which stand for many entries. */
const ownRecords = ['bankId', 'addressId', 'proofId', 'cardId', 'uid']

const referencesIn = (data: Data): readonly string[] =>
  Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' && /(Id|txid)$/i.test(name) && !ownRecords.includes(name) ? [value] : [],
  )

const onlyShown = ({ number, currency, day, amount }: Shown): MirrorEntry => ({
  number,
  eventId: '',
  type: '',
  day,
  currency,
  amount: '0',
  shown: amount,
  references: [],
  correctionId: undefined,
})

/** Entries whose transactions are looked for at once. */
const AT_ONCE = 1_000

/** Adds to top-ups the transactions that members named when they handed them in, in an event before. */
const withTxids = async (db: Db, entries: readonly MirrorEntry[]): Promise<readonly MirrorEntry[]> => {
  const all: MirrorEntry[] = []
  for (let from = 0; from < entries.length; from += AT_ONCE)
    all.push(...(await someWithTxids(db, entries.slice(from, from + AT_ONCE))))
  return all
}

const someWithTxids = async (db: Db, entries: readonly MirrorEntry[]): Promise<readonly MirrorEntry[]> => {
  const ids = entries.filter(({ type }) => type === 'TopUpApproved').flatMap(each => each.references)
  if (ids.length === 0) return entries
  const rows = await select('top_ups', ['id', 'txid'])(db, 'where id = any($1)', [ids])
  const txids = new Map(rows.map(({ id, txid }) => [id, txid]))
  return entries.map(entry => ({
    ...entry,
    references: [...entry.references, ...entry.references.flatMap(each => txids.get(each) ?? [])],
  }))
}
