import type { Db } from './ask.ts'

/** The age that an answer about a long list may have. */
const MAX_AGE_MS = 60_000
/** Different questions remembered for each database. */
const MOST_REMEMBERED = 1_000

/** `known` is the last answer that came: of an earlier minute while the next one is made. */
export type Remembered<T> = { readonly answer: Promise<T>; readonly at: number; known: T | undefined }

const remembered = new WeakMap<Db, Map<string, Remembered<unknown>>>()

/**
 * An answer that is at most a minute old. Concurrent callers wait for one; one that fails is forgotten, and so is the oldest of too
 * many. A question says all that its answer depends on, so that each has answers of one kind.
 */
export const remember = <T>(
  db: Db,
  question: string,
  ask: () => Promise<T>,
  now = performance.now(),
): Remembered<T> => {
  const known = (remembered.get(db) ?? new Map()) as Map<string, Remembered<T>>
  remembered.set(db, known)
  const last = known.get(question)
  if (last && now - last.at < MAX_AGE_MS) return last
  const asked: Remembered<T> = { answer: ask(), at: now, known: last?.known }
  keep(known, question, asked)
  return asked
}

/** Whether there is an answer to a question, of whatever age. */
export const isRemembered = (db: Db, question: string): boolean => remembered.get(db)?.has(question) ?? false

/** Forgets the answer to a question: the next caller asks anew. */
export const forget = (db: Db, question: string): void => void remembered.get(db)?.delete(question)

const keep = <T>(known: Map<string, Remembered<T>>, question: string, asked: Remembered<T>): void => {
  known.delete(question)
  known.set(question, asked)
  asked.answer.then(
    answer => {
      asked.known = answer
    },
    () => known.get(question) === asked && known.delete(question),
  )
  const [oldest] = known.keys()
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
}
