import { ask, type Db } from './ask.ts'

/** Of a list no longer than this, the total is always of this moment. */
const EXACT_ROWS = 10_000
/** The age that the total of a longer list may have: counting a million rows costs a hundred times as much as showing twenty. */
const MAX_AGE_MS = 60_000
/** Different questions remembered for each database. */
const MOST_REMEMBERED = 1_000

type Counted = { readonly total: Promise<number>; readonly at: number }

const remembered = new WeakMap<Db, Map<string, Counted>>()

type Limits = { readonly exactRows?: number; readonly now?: number }

/** How many rows there are of `from` (a table, with its conditions): exact for short lists, at most a minute old for long ones. */
export const totalOf = async (
  db: Db,
  from: string,
  values: readonly unknown[],
  { exactRows = EXACT_ROWS, now = performance.now() }: Limits = {},
): Promise<number> => {
  const few = await count(db, `(select from ${from} limit ${exactRows + 1}) few`, values)
  if (few <= exactRows) return few
  const known = remembered.get(db) ?? new Map<string, Counted>()
  remembered.set(db, known)
  const question = JSON.stringify([from, values])
  const last = known.get(question)
  if (last && now - last.at < MAX_AGE_MS) return last.total
  return remember(known, question, { total: count(db, from, values), at: now })
}

/** Concurrent callers wait for one count. One that fails is forgotten; so is the oldest of too many. */
const remember = (known: Map<string, Counted>, question: string, counted: Counted): Promise<number> => {
  known.delete(question)
  known.set(question, counted)
  counted.total.catch(() => known.get(question) === counted && known.delete(question))
  const [oldest] = known.keys()
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
  return counted.total
}

const count = async (db: Db, from: string, values: readonly unknown[]): Promise<number> =>
  (await ask<{ n: number }>(db, `select count(*)::float8 as n from ${from}`, values))[0]?.n ?? 0
