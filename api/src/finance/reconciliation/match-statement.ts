import type { Log } from '@strongroom/ledger/eventlog/log'
import { type MirrorEntry, readMirror } from '@strongroom/projections/finance'
import { fromUnits, toUnits } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import type { ItemRow, StatementItems } from '../../vault/statement-items.ts'
import type { Matched, NewItem } from '../../vault/statement-results.ts'
import type { StatementRow, Statements } from '../../vault/statements.ts'
import { type Candidate, keyOf, keysIn, type Match, matchAll } from './matching.ts'

export type MatchParts = {
  readonly db: Pool
  readonly log: Log
  readonly statements: Statements
  readonly statementItems: StatementItems
  readonly stopping: AbortSignal
}

const DAY_MS = 86_400_000
/** How often progress over events is written down. */
const NOTE_EVERY_MS = 300

const dayNumber = (day: string): number => Date.parse(day) / DAY_MS
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Puts the entries of the log and of the read model beside a statement's lines, and matches what no hand has matched. */
export const matchStatement = async (parts: MatchParts, statement: StatementRow): Promise<void> => {
  const { statements, statementItems } = parts
  const { id, account } = statement
  const { entries, corrections: asked, corrected } = await gather(parts, statement)
  await statements.progress(id, 'matching', 0, 1)
  const kept = await statementItems.all(id)
  const byHand = new Set(kept.filter(({ rule }) => rule === 'hand').map(item => item.id))
  const lines = kept.filter(({ side }) => side === 'line').map(lineCandidate)
  const open = {
    lines: lines.filter(each => !byHand.has(each.id)),
    entries: entries.map(entryCandidate).filter(each => !byHand.has(each.id)),
  }
  const corrections = corrected.flatMap(([line, entry]) => correctionOf(open, line, entry))
  const settled = new Set(corrections.flatMap(match => [...match.lines, ...match.entries]))
  // An item that waits for its correction is left to it: matched with another entry, it would count twice.
  const waiting = new Set(asked.values())
  const isLeft = (each: Candidate) => !settled.has(each) && !waiting.has(each.id)
  const rest = { lines: open.lines.filter(isLeft), entries: open.entries.filter(isLeft) }
  const matches = [...corrections, ...matchAll(rest, statement.rules)]
  const from = Math.max(0, ...kept.filter(each => byHand.has(each.id)).map(({ match }) => match ?? 0))
  const items = entries.map(entry => itemOf(entry, statement))
  const matched = matches.flatMap((match, at) => marksOf(match, from + at + 1))
  parts.stopping.throwIfAborted()
  const total = items.length + matched.length
  await statementItems.saveMatches(id, account, items, matched, done =>
    statements.progress(id, 'writing', done, total),
  )
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
  const range = { account, first, last, adjustments: new Set(corrections.keys()) }
  let noted = 0
  const found = await readMirror({ db, log }, range, (done, total) => {
    if (performance.now() - noted < NOTE_EVERY_MS) return
    noted = performance.now()
    void statements.progress(id, 'gathering', done, total).catch(() => {})
  })
  const taken = await statementItems.takenElsewhere(id, account, first, last)
  const entries = found.filter(entry => !taken.has(idOf(entry)))
  const corrected = entries.flatMap(entry => {
    const line = corrections.get(entry.adjustmentId ?? '')
    return line === undefined ? [] : [[line, idOf(entry)] as const]
  })
  return { entries, corrections, corrected }
}

const idOf = ({ number, currency }: MirrorEntry): string => `E${number}.${currency}`

const lineCandidate = ({ id, currency, booked_on, amount, reference }: ItemRow): Candidate => ({
  ...{ id, currency, day: dayNumber(booked_on), units: toUnits(amount), keys: keysIn(reference) },
})

const entryCandidate = (entry: MirrorEntry): Candidate => ({
  ...{ id: idOf(entry), currency: entry.currency, day: dayNumber(entry.day), units: toUnits(entry.amount) },
  keys: [...new Set(entry.references.map(keyOf))].filter(key => key.length > 3),
})

/**
 * A correcting entry settles the open item that it was proposed for: a line with the entry alone, an entry of the books
 * together with the one that takes it back.
 */
const correctionOf = (
  { lines, entries }: { readonly lines: readonly Candidate[]; readonly entries: readonly Candidate[] },
  item: string,
  entry: string,
): readonly Match[] => {
  const [line, corrected] = [lines.find(each => each.id === item), entries.find(each => each.id === item)]
  const correcting = entries.find(each => each.id === entry)
  if (!correcting || (!line && !corrected)) return []
  const match = {
    lines: line ? [line] : [],
    entries: corrected ? [corrected, correcting] : [correcting],
  }
  return [{ rule: 'correction', ...match, difference: differenceOf(match) }]
}

const differenceOf = ({ lines, entries }: Pick<Match, 'lines' | 'entries'>): bigint => {
  const sum = (all: readonly Candidate[]) => all.reduce((total, { units }) => total + units, 0n)
  return sum(lines) - sum(entries)
}

const itemOf = (entry: MirrorEntry, { first_day, last_day }: StatementRow): NewItem => ({
  ...({ id: idOf(entry), side: 'entry' } as const),
  ...{ bookedOn: entry.day, amount: entry.amount, currency: entry.currency },
  ...{ reference: entry.references.join(' '), counterparty: '', eventId: entry.eventId || null },
  ...{ type: entry.type || null, shown: entry.shown },
  isNear: entry.day < (first_day ?? '') || entry.day > (last_day ?? ''),
})

const marksOf = ({ rule, lines, entries, difference }: Match, match: number): readonly Matched[] =>
  [...lines, ...entries].map(({ id }) => ({
    ...{ id, match, rule, difference: difference === 0n ? null : fromUnits(difference) },
  }))
