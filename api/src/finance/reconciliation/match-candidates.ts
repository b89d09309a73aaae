import { fromUnits, toUnits } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import type { Matched } from '../../vault/statement-new-item.ts'
import { type Candidate, keyOf, keysIn, type Match, matchAll } from './matching.ts'

/** A line as it is kept, or an entry of the books, as it goes to the thread that matches. */
export type GivenItem = {
  readonly id: string
  readonly side: 'line' | 'entry'
  readonly day: string
  readonly amount: string
  readonly currency: string
  /** The text of a line; of an entry, each of its references. */
  readonly references: readonly string[]
  /** Another statement has the line too: a person decides about it. */
  readonly isAlso: boolean
}

/** The fields that items are matched by. */
export type MatchOrder = {
  readonly rules: readonly wire.MatchingRule[]
  /** Items that are matched by hand, and the highest number of such a match. */
  readonly byHand: readonly string[]
  readonly lastByHand: number
  /** Items whose correcting entry was booked, each with that entry; and all that wait for one. */
  readonly corrected: readonly (readonly [string, string])[]
  readonly waiting: readonly string[]
}

const DAY_MS = 86_400_000

/** The matches of what no hand has matched: corrections first, then by the rules. */
export const matchCandidates = (
  { rules, byHand, lastByHand, corrected, waiting }: MatchOrder,
  items: readonly GivenItem[],
): readonly Matched[] => {
  const taken = new Set(byHand)
  const free = items.filter(({ id }) => !taken.has(id))
  const of = (side: GivenItem['side']) => free.filter(each => each.side === side).map(candidateOf)
  const open = { lines: of('line'), entries: of('entry') }
  const corrections = corrected.flatMap(([item, entry]) => correctionOf(open, item, entry))
  const settled = new Set(corrections.flatMap(match => [...match.lines, ...match.entries]))
  // An item that waits for its correction is left to it: matched with another entry, it would count twice.
  const left = new Set([...waiting, ...free.flatMap(({ id, isAlso }) => (isAlso ? [id] : []))])
  const isLeft = (each: Candidate) => !settled.has(each) && !left.has(each.id)
  const rest = { lines: open.lines.filter(isLeft), entries: open.entries.filter(isLeft) }
  return [...corrections, ...matchAll(rest, rules)].flatMap((match, at) =>
    marksOf(match, lastByHand + at + 1),
  )
}

const candidateOf = ({ id, side, day, amount, currency, references }: GivenItem): Candidate => ({
  id,
  currency,
  day: Date.parse(day) / DAY_MS,
  units: toUnits(amount),
  keys:
    side === 'line'
      ? references.flatMap(keysIn)
      : [...new Set(references.map(keyOf))].filter(key => key.length > 3),
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

const marksOf = ({ rule, lines, entries, difference }: Match, match: number): readonly Matched[] =>
  [...lines, ...entries].map(({ id }) => ({
    id,
    match,
    rule,
    difference: difference === 0n ? null : fromUnits(difference),
  }))
