import { type Comparison } from './compare.ts'
import type { Projection } from './projection.ts'
import type { Runner } from './runner.ts'
/** How far a rebuild has come. `etaMs` is nothing until a rate is known. */
export type Progress = {
  readonly events: number
  readonly total: number
  readonly perSecond: number
  readonly etaMs: number | undefined
}
export type Rebuilding = {
  readonly onProgress?: (progress: Progress) => void
  /** Whether the rebuild shall take the live tables' place. Left out: when it equals them. */
  readonly approve?: (comparison: Comparison) => boolean | Promise<boolean>
  readonly signal?: AbortSignal
}
export type Rebuilt = {
  readonly comparison: Comparison
  readonly cutOver: boolean
}
/** Somebody else rebuilds this projection at this moment. */
export declare class RebuildRunning extends Error {
  readonly name = 'RebuildRunning'
}
/**
 * Fills new tables from the first event on beside the live ones, compares the two, and puts the new ones in their
 * place when approved. Readers notice nothing, the live tables keep advancing meanwhile. A rebuild that was killed is
 * cleared away by the next one; one that is not approved stays for `cutOver` or `discard`.
 */
export declare const rebuild: (runner: Runner, projection: Projection, how?: Rebuilding) => Promise<Rebuilt>
/** Puts a finished rebuild's tables in the place of the live ones, which stay as the previous ones. One transaction. */
export declare const cutOver: (runner: Runner, projection: Projection) => Promise<void>
/**
 * Puts the previous tables back in the live ones' place, which become the next ones. One transaction. Before it, the
 * previous tables are brought up to date; tables of another version wait for the code that made them.
 */
export declare const rollBack: (runner: Runner, projection: Projection) => Promise<void>
/** Throws a rebuild's tables away, or those before the last cut-over. */
export declare const discard: (
  runner: Runner,
  projection: Projection,
  generation: 'next' | 'previous',
) => Promise<void>
