import { setTimeout as sleep } from 'node:timers/promises'
import { ask, type Db } from './ask.ts'
import { type Remembered, remember } from './remembered.ts'

/** Of a list no longer than this, the total and the sums are always of this moment. */
export const EXACT_ROWS = 10_000

/** Time that a count may take longer than its page: too short to be noticed. */
const PATIENCE_MS = 100

/** The total of a list that is not counted yet: it has more than ten thousand rows. */
const MORE = EXACT_ROWS + 1

type Limits = {
  readonly exactRows?: number
  readonly now?: number
  /** The page that is read meanwhile: the count waits little longer. Without one, it waits until it is there. */
  readonly page?: Promise<unknown> | undefined
  readonly patienceMs?: number
}

/**
 * How many rows there are of `from` (a table, with its conditions): exact for short lists, at most a minute old for long ones, as counting a
 * million rows costs a hundred times as much as showing twenty. Where counting takes longer than the page, it goes on for the next reader, and
 * this one is told the number of before, or 10,001: that there are more than ten thousand.
 */
export const totalOf = async (
  db: Db,
  from: string,
  values: readonly unknown[],
  { exactRows = EXACT_ROWS, now = performance.now(), page, patienceMs = PATIENCE_MS }: Limits = {},
): Promise<number> => {
  const few = await count(db, `(select from ${from} limit ${exactRows + 1}) few`, values)
  if (few <= exactRows) return few
  const question = JSON.stringify(['count', from, values])
  return within(
    remember(db, question, () => count(db, from, values), now),
    page,
    patienceMs,
  )
}

/** The count, or what is known without it once the page has been there for a moment. */
const within = async (
  counted: Remembered<number>,
  page: Promise<unknown> | undefined,
  patienceMs: number,
): Promise<number> => {
  if (!page) return counted.answer
  const answered = new AbortController()
  const patience = page.then(() => sleep(patienceMs, undefined, { signal: answered.signal }))
  try {
    return (await Promise.race([counted.answer, patience])) ?? counted.known ?? MORE
  } finally {
    answered.abort()
    patience.catch(() => undefined)
  }
}

const count = async (db: Db, from: string, values: readonly unknown[]): Promise<number> =>
  (await ask<{ n: number }>(db, `select count(*)::float8 as n from ${from}`, values))[0]?.n ?? 0
