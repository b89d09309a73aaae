import type { Leg } from '../book/legs.ts'
import type { Fact } from './decider.ts'

declare const position: unique symbol
/** A place in the whole log. Opaque; compares with `<` as text in commit order; has gaps, so never do arithmetic on it. */
export type Position = string & { readonly [position]: true }

/** The actor: a member, an administrator, or the system itself (a job, the demo's seed). `id` is a uid or a job's name, never a person's name. */
export type Actor = { readonly kind: 'member' | 'admin' | 'system'; readonly id: string }

/** An actor as events name it: an administrator with a salt, so that the text that is hashed names a commitment to both instead. */
export type SaltedActor = Actor & { readonly salt?: string }

/** The metadata of every fact. `command` is on the first event of a decision only. */
export type Metadata = {
  readonly schema: number
  readonly actor: SaltedActor
  readonly commandId: string
  readonly command?: { readonly name: string; readonly input: unknown; readonly given?: unknown }
  /** Position of the catalogue the decision was taken with. */
  readonly catalogueAt?: string
  readonly causationId?: string
  readonly correlationId: string
  /** ISO 8601, UTC, from the clock of the process that decided. */
  readonly at: string
  readonly previousHash: string
  readonly hash: string
}

/** A fact as it stands in the log. `legs` are inside `data` and have been checked to balance. */
export type LedgerEvent<F extends Fact = Fact & { readonly legs?: readonly Leg[] }> = {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly type: F['type']
  /** The fact itself, its type included, in today's shape. */
  readonly data: F
  readonly metadata: Metadata
}

/** The later of two positions: a read model that has passed it shows the whole of a flow. */
export const laterOf = <P extends string>(a: P | undefined, b: P | undefined): P | undefined =>
  a && b && a < b ? b : (a ?? b)
