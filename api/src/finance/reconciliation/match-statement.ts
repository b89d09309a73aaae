import type { Log } from '@strongroom/ledger/eventlog/log'
import { inSlices } from '@strongroom/ledger/eventlog/tools'
import { type MirrorEntry, readMirror } from '@strongroom/projections/finance'
import type { Pool } from 'pg'
import type { ItemRow } from '../../vault/statement-items.ts'
import type { Matched, NewItem } from '../../vault/statement-new-item.ts'
import type { StatementRow } from '../../vault/statements.ts'
import type { Stores } from '../../vault/stores.ts'
import type { GivenItem } from './match-candidates.ts'
import { matchInThread } from './match-in-thread.ts'

export type MatchParts = Pick<Stores, 'statements' | 'statementItems'> & {
  readonly db: Pool
  readonly log: Log
  readonly stopping: AbortSignal
}

const DAY_MS = 86_400_000
/** How often progress over events is written down. */
const NOTE_EVERY_MS = 300

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Puts the entries of the log and of the read model beside a statement's lines, and matches what no hand has matched. */
export const matchStatement = async (parts: MatchParts, statement: StatementRow): Promise<void> => {
  const { statements, statementItems, stopping } = parts
  const { id, account, rules } = statement
  const { entries, corrections: asked, corrected } = await gather(parts, statement)
  await statements.progress(id, 'matching', 0, 1)
  const kept = await statementItems.all(id)
  const byHand: string[] = []
  let lastByHand = 0
  await inSlices(kept, item => {
    if (item.rule !== 'hand') return
    byHand.push(item.id)
    lastByHand = Math.max(lastByHand, item.match ?? 0)
  })
  const order = { rules, byHand, lastByHand, corrected, waiting: [...asked.values()] }
  const matched = new Map<string, Matched>()
  await inSlices(await matchInThread(order, givenOf(kept, entries), stopping), each => {
    matched.set(each.id, each)
  })
  const items: NewItem[] = []
  await inSlices(entries, entry => void items.push(entryOf(entry, statement, matched)))
  await inSlices(kept, item => {
    if (matched.has(item.id) && item.side === 'line') items.push(lineOf(item, matched))
  })
  stopping.throwIfAborted()
  await statementItems.saveMatches(id, account, items, done =>
    statements.progress(id, 'writing', done, items.length),
  )
}

/** The lines that are kept and the entries beside them, as the thread takes them. */
function* givenOf(kept: readonly ItemRow[], entries: readonly MirrorEntry[]): Generator<GivenItem> {
  for (const { id, side, booked_on: day, amount, currency, reference, also } of kept)
    if (side === 'line')
      yield { id, side, day, amount, currency, references: [reference], isAlso: also !== null }
  for (const entry of entries) {
    const { day, amount, currency, references } = entry
    yield { id: idOf(entry), side: 'entry', day, amount, currency, references, isAlso: false }
  }
}

/** The entries of the statement's days and of as many around them as a rule may reach, and the corrections among them. */
const gather = async (
  { db, log, statements, statementItems }: MatchParts,
  { id, account, first_day, last_day, rules }: StatementRow,
) => {
  if (!first_day || !last_day) throw new Error('the statement has no days')
  const days = Math.max(...rules.map(rule => rule.days))
  const [first, last] = [dayAfter(first_day, -days), dayAfter(last_day, days)]
  const corrections = await statementItems.corrections(id)
  const range = { account, first, last, corrections: new Set(corrections.keys()) }
  let noted = 0
  const found = await readMirror({ db, log }, range, (done, total) => {
    if (performance.now() - noted < NOTE_EVERY_MS) return
    noted = performance.now()
    void statements.progress(id, 'gathering', done, total).catch(() => {})
  })
  const taken = await statementItems.takenElsewhere(id, account, first, last)
  const entries: MirrorEntry[] = []
  const corrected: (readonly [string, string])[] = []
  await inSlices(found, entry => {
    if (taken.has(idOf(entry))) return
    entries.push(entry)
    const item = corrections.get(entry.correctionId ?? '')
    if (item !== undefined) corrected.push([item, idOf(entry)])
  })
  return { entries, corrections, corrected }
}

const idOf = ({ number, currency }: MirrorEntry): string => `E${number}.${currency}`

type Matches = ReadonlyMap<string, Matched>

const entryOf = (entry: MirrorEntry, { first_day, last_day }: StatementRow, matched: Matches): NewItem => ({
  ...({ id: idOf(entry), side: 'entry' } as const),
  bookedOn: entry.day,
  amount: entry.amount,
  currency: entry.currency,
  reference: entry.references.join(' '),
  counterparty: '',
  eventId: entry.eventId || null,
  type: entry.type || null,
  shown: entry.shown,
  key: null,
  isNear: entry.day < (first_day ?? '') || entry.day > (last_day ?? ''),
  match: matched.get(idOf(entry)) ?? null,
})

/** A line that is kept, with its match. */
const lineOf = (
  { id, booked_on: bookedOn, amount, currency, reference, counterparty }: ItemRow,
  matched: Matches,
): NewItem => ({
  ...({ id, side: 'line' } as const),
  bookedOn,
  amount,
  currency,
  reference,
  counterparty,
  eventId: null,
  type: null,
  shown: null,
  key: null,
  isNear: false,
  match: matched.get(id) ?? null,
})
