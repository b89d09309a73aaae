import { setTimeout as sleep } from 'node:timers/promises'
import { ask, type Db } from './ask.ts'

/** Of a list no longer than this, the total is always of this moment. */
const EXACT_ROWS = 10_000
/** The age that the total of a longer list may have: counting a million rows costs a hundred times as much as showing twenty. */
const MAX_AGE_MS = 60_000
/** Different questions remembered for each database. */
const MOST_REMEMBERED = 1_000

/** Time that a count may take longer than its page: too short to be noticed. */
const PATIENCE_MS = 100

/** The total of a list that is not counted yet: it has more than ten thousand rows. */
const MORE = EXACT_ROWS + 1

/** `known` is the last number that was counted: of an earlier minute while the count goes on. */
type Counted = { readonly total: Promise<number>; readonly at: number; known: number | undefined }

const remembered = new WeakMap<Db, Map<string, Counted>>()

type Limits = {
  readonly exactRows?: number
  readonly now?: number
  /** The page that is read meanwhile: the count waits little longer. Without one, it waits until it is there. */
  readonly page?: Promise<unknown> | undefined
  readonly patienceMs?: number
}

/**
 * How many rows there are of `from` (a table, with its conditions): exact for short lists, at most a minute old for long ones.
 * Where counting takes longer than the page, it goes on for the next reader, and this one is told the number of before, or 10,001:
 * that there are more than ten thousand.
 */
export const totalOf = async (
  db: Db,
  from: string,
  values: readonly unknown[],
  { exactRows = EXACT_ROWS, now = performance.now(), page, patienceMs = PATIENCE_MS }: Limits = {},
): Promise<number> => {
  const few = await count(db, `(select from ${from} limit ${exactRows + 1}) few`, values)
  if (few <= exactRows) return few
  const known = remembered.get(db) ?? new Map<string, Counted>()
  remembered.set(db, known)
  const question = JSON.stringify([from, values])
  const last = known.get(question)
  if (last && now - last.at < MAX_AGE_MS) return within(last, page, patienceMs)
  const counted = { total: count(db, from, values), at: now, known: last?.known }
  remember(known, question, counted)
  return within(counted, page, patienceMs)
}

/** The count, or what is known without it once the page has been there for a moment. */
const within = async (
  counted: Counted,
  page: Promise<unknown> | undefined,
  patienceMs: number,
): Promise<number> => {
  if (!page) return counted.total
  const answered = new AbortController()
  const patience = page.then(() => sleep(patienceMs, undefined, { signal: answered.signal }))
  try {
    return (await Promise.race([counted.total, patience])) ?? counted.known ?? MORE
  } finally {
    answered.abort()
    patience.catch(() => undefined)
  }
}

/** Concurrent callers wait for one count. One that fails is forgotten; so is the oldest of too many. */
const remember = (known: Map<string, Counted>, question: string, counted: Counted): void => {
  known.delete(question)
  known.set(question, counted)
  counted.total.then(
    total => {
      counted.known = total
    },
    () => known.get(question) === counted && known.delete(question),
  )
  const [oldest] = known.keys()
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
}

const count = async (db: Db, from: string, values: readonly unknown[]): Promise<number> =>
  (await ask<{ n: number }>(db, `select count(*)::float8 as n from ${from}`, values))[0]?.n ?? 0
