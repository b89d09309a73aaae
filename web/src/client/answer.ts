import { CallFailed } from './problem.ts'

/** The failure of a call whose answer does not have the shape that its contract promises. */
export const broken = (): CallFailed => new CallFailed({ kind: 'broken', requestId: undefined })

/** One field of an answer; nothing where there is none, or where the answer is no object. */
export const fieldIn = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined

/** One field of an answer, if it is a text. */
export const textIn = (answer: unknown, name: string): string | undefined => {
  const field = fieldIn(answer, name)
  return typeof field === 'string' ? field : undefined
}

/** The records of an answer `{ data: [record, …] }`. Throws `CallFailed` for an answer of another shape. */
export function recordsIn(answer: unknown): unknown[] {
  const data = fieldIn(answer, 'data')
  if (!Array.isArray(data)) throw broken()
  return data
}

/** The rows of an answer `{ data: { data: [row, …], total } }`, and how many match on all pages. Throws as `recordsIn`. */
export function pageIn(answer: unknown): { rows: unknown[]; total: number } {
  const page = fieldIn(answer, 'data')
  const total = fieldIn(page, 'total')
  if (typeof total !== 'number') throw broken()
  return { rows: recordsIn(page), total }
}
