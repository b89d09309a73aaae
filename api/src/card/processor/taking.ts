import type { Parts } from '../../dependencies.ts'

/** Resolves when a decision that has begun now would come too late. `ended` aborts the wait. */
export type LateAfter = (ended: AbortSignal) => Promise<'late'>

/** No decision comes too late: no network waits for it. */
export const neverLate: LateAfter = ended =>
  new Promise(resolve => ended.addEventListener('abort', () => resolve('late'), { once: true }))

/** The parts of the platform that a message is taken with. `lateAfter` ends when the processor waits no longer. */
export type TakingParts = Pick<
  Parts,
  'ledger' | 'catalogue' | 'cardAskings' | 'cardRecords' | 'cardLogDetails' | 'logger'
> & {
  readonly now: () => Date
  readonly lateAfter: LateAfter
}

/** The answer to a question of the processor's, to another message, or why a message is not taken. */
export type Taken =
  | { readonly kind: 'decided'; readonly approved: boolean; readonly reason: string | null }
  | { readonly kind: 'taken' }
  | { readonly kind: 'not-taken'; readonly why: string }
