import { toUnits } from '@strongroom/projections/runner'
import { itemAt, type wire } from '@strongroom/shared'

/** A line or an entry as rules look at it. `day` counts days, `units` 10^-18 of the currency; `keys` are references without blanks. */
export type Candidate = {
  readonly id: string
  readonly currency: string
  readonly day: number
  readonly units: bigint
  readonly keys: readonly string[]
}

/** Lines and entries that belong together; `difference` is lines less entries. */
export type Match = {
  readonly rule: string
  readonly lines: readonly Candidate[]
  readonly entries: readonly Candidate[]
  readonly difference: bigint
}

type Sides = { readonly lines: readonly Candidate[]; readonly entries: readonly Candidate[] }
type Limits = { readonly days: number; readonly tolerance: bigint }
/** Matches of the items that are open; none of them may be in two. */
type Way = (open: Sides, limits: Limits) => Generator<Omit<Match, 'rule' | 'difference'>>

/** Matches lines with entries, rule by rule, each on what the ones before it left open. The same input gives the same matches. */
export function* matchAll({ lines, entries }: Sides, rules: readonly wire.MatchingRule[]): Generator<Match> {
  const taken = new Set<Candidate>()
  const open = (all: readonly Candidate[]) => all.filter(each => !taken.has(each))
  for (const { by, days, tolerance } of rules) {
    const limits = { days, tolerance: toUnits(tolerance) }
    for (const found of ways[by]({ lines: open(lines), entries: open(entries) }, limits)) {
      const both = [...found.lines, ...found.entries]
      if (both.some(each => taken.has(each))) continue
      for (const each of both) taken.add(each)
      yield { rule: by, ...found, difference: sum(found.lines) - sum(found.entries) }
    }
  }
}

const sum = (all: readonly Candidate[]): bigint => all.reduce((total, { units }) => total + units, 0n)
const size = (units: bigint): bigint => (units < 0n ? -units : units)
const isNear = (one: Candidate, other: Candidate, days: number): boolean =>
  Math.abs(one.day - other.day) <= days

/** The items by a text of theirs. */
const by = (all: readonly Candidate[], textsOf: (one: Candidate) => readonly string[]) => {
  const found = new Map<string, Candidate[]>()
  for (const each of all)
    for (const text of textsOf(each)) {
      const list = found.get(text)
      if (list) list.push(each)
      else found.set(text, [each])
    }
  return found
}
const keyed = ({ currency, keys }: Candidate): readonly string[] => keys.map(key => `${currency} ${key}`)

function* byReference({ lines, entries }: Sides, { days, tolerance }: Limits) {
  const named = by(entries, keyed)
  const used = new Set<Candidate>()
  for (const line of lines) {
    let best: Candidate | undefined
    for (const entry of keyed(line).flatMap(key => named.get(key) ?? [])) {
      if (used.has(entry) || !isNear(line, entry, days)) continue
      if (size(line.units - entry.units) > tolerance) continue
      if (!best || Math.abs(line.day - entry.day) < Math.abs(line.day - best.day)) best = entry
    }
    if (!best) continue
    used.add(best)
    yield { lines: [line], entries: [best] }
  }
}

function* byReferenceSum({ lines, entries }: Sides, { days, tolerance }: Limits) {
  const named = by(entries, keyed)
  for (const [key, found] of by(lines, keyed)) {
    const [first] = found
    const others = (named.get(key) ?? []).filter(each => first && isNear(first, each, days))
    if (others.length === 0 || size(sum(found) - sum(others)) > tolerance) continue
    yield { lines: found, entries: others }
  }
  yield* byCollective({ lines, entries }, days)
}

/** A line that names several references, whose entries come to it exactly and are named by no other line. */
function* byCollective({ lines, entries }: Sides, days: number) {
  const named = by(entries, keyed)
  const naming = by(lines, keyed)
  for (const line of lines) {
    const keys = keyed(line).filter(key => named.has(key))
    if (keys.length < 2 || keys.some(key => naming.get(key)?.length !== 1)) continue
    const found = [...new Set(keys.flatMap(key => named.get(key) ?? []))]
    const isOne = found.every(each => isNear(line, each, days)) && sum(found) === line.units
    if (isOne && found.length > 1) yield { lines: [line], entries: found }
  }
}

/** The items of a currency by their amounts, in rising order, and of one amount by their days. */
class ByAmount {
  readonly #days = new Map<string, Candidate[]>()
  readonly #amounts = new Map<string, bigint[]>()

  constructor(all: readonly Candidate[]) {
    this.#days = by(all, ({ currency, units }) => [`${currency} ${units}`])
    for (const list of this.#days.values()) {
      list.sort((a, b) => a.day - b.day)
      const { currency, units } = itemAt(list, 0)
      this.#amounts.set(currency, [...(this.#amounts.get(currency) ?? []), units])
    }
    for (const amounts of this.#amounts.values()) amounts.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  }

  /** The only item that an item may be matched with; nothing when there is none, or more than one. */
  only({ currency, units, day }: Candidate, { days, tolerance }: Limits): Candidate | undefined {
    let found: Candidate | undefined
    const amounts = this.#amounts.get(currency) ?? []
    for (let at = firstFrom(amounts, amount => amount >= units - tolerance); at < amounts.length; at++) {
      const amount = itemAt(amounts, at)
      if (amount > units + tolerance) break
      const list = this.#days.get(`${currency} ${amount}`) ?? []
      for (let i = firstFrom(list, each => each.day >= day - days); i < list.length; i++) {
        const each = itemAt(list, i)
        if (each.day > day + days) break
        if (found) return undefined
        found = each
      }
    }
    return found
  }
}

/** The first place of a sorted list from which something holds. */
const firstFrom = <T>(list: readonly T[], holds: (one: T) => boolean): number => {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(itemAt(list, middle))) high = middle
    else low = middle + 1
  }
  return low
}

function* byAmount({ lines, entries }: Sides, limits: Limits) {
  const [ofLines, ofEntries] = [new ByAmount(lines), new ByAmount(entries)]
  for (const line of lines) {
    const entry = ofEntries.only(line, limits)
    if (entry && ofLines.only(entry, limits) === line) yield { lines: [line], entries: [entry] }
  }
}

function* byDaySum({ lines, entries }: Sides, { days, tolerance }: Limits) {
  const groups = by(entries, ({ currency, day, units }) => [
    `${currency} ${day} ${units < 0n ? 'out' : 'in'}`,
  ])
  const totals = [...groups.values()]
    .filter(list => list.length > 1)
    .map(list => ({ list, first: itemAt(list, 0), total: sum(list) }))
  const fits = (line: Candidate, { first, total }: (typeof totals)[number]): boolean =>
    first.currency === line.currency && isNear(line, first, days) && size(line.units - total) <= tolerance
  // A day's sum is seldom met twice: a line that might be two days', and a day that might be two lines', stay open.
  for (const group of totals) {
    const found = lines.filter(line => fits(line, group))
    const [line] = found
    if (!line || found.length > 1 || totals.filter(other => fits(line, other)).length > 1) continue
    yield { lines: [line], entries: group.list }
  }
}

const ways: Readonly<Record<wire.MatchingRule['by'], Way>> = {
  reference: byReference,
  'reference-sum': byReferenceSum,
  amount: byAmount,
  'day-sum': byDaySum,
}

/** The shortest reference that tells something. */
const SHORTEST = 4
/** A text as long as one that a bank may have cut into lines. */
const LONGEST_JOINED = 160

/** A reference of the books, as keys compare it. */
export const keyOf = (reference: string): string => reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The keys that may stand in a text of a statement: its words, words joined by hyphens, and all of it, if it was cut into lines. */
export const keysIn = (text: string): readonly string[] => {
  const words = text.split(/[\s,;:/|()]+/)
  const keys = [...words.map(keyOf), ...words.flatMap(word => word.split(/[^A-Za-z0-9]+/)).map(keyOf)]
  if (text.length <= LONGEST_JOINED) keys.push(keyOf(text))
  return [...new Set(keys)].filter(key => key.length >= SHORTEST)
}
