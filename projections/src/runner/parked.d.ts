import type { Pool, PoolClient } from 'pg'
import type { AnyEvent } from './projection.ts'
import type { Target } from './runner.ts'
/** An event that waits, with its running number. */
export type Waiting = {
  readonly event: AnyEvent
  readonly number: number
}
export declare const parkedStreams: (client: PoolClient, target: Target) => Promise<Set<string>>
/** Positions an operator has decided to leave out, in every generation. */
export declare const skippedPositions: (client: PoolClient, { projection }: Target) => Promise<Set<string>>
/** Parks a stream with the event that could not be projected. */
export declare const parkPoison: (
  client: PoolClient,
  target: Target,
  poison: Waiting,
  error: Error,
) => Promise<void>
/** Keeps later events of parked streams, in their order. */
export declare const parkLater: (
  client: PoolClient,
  target: Target,
  waiting: readonly Waiting[],
) => Promise<void>
export declare const idOf: ({ projection, generation }: Target) => [string, string]
/** A stream that waits in a read model. `error` is what its first event met. */
export type ParkedStream = {
  readonly projection: string
  readonly generation: string
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly error: string
  readonly tries: number
  /** Events waiting, the first included. */
  readonly waiting: number
  /** ISO, UTC. */
  readonly parkedAt: string
}
/** Every parked stream, the oldest first. */
export declare const listParked: (pool: Pool) => Promise<readonly ParkedStream[]>
