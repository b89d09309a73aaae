import type { Faults, NodeVersion } from './faults.ts'
import type { Store } from './store.ts'

/** The state that the handlers of one server share. */
export type Node = {
  readonly store: Store
  readonly faults: Faults
  readonly version: NodeVersion
  /** Whether BatchAppend is advertised; clients fall back to one call per append. */
  readonly batch: boolean
  /** Address of the node, as gossip tells it. */
  address: { host: string; port: number }
  /** Stopping: stores arriving appends and answers none of them. */
  stopping: boolean
  /** Position of the last write answered; those above are in flight. */
  answeredUpTo: bigint
  /** How many records it has sent to subscriptions. */
  delivered: number
}

/** Events per page of a catch-up, and the live buffer of a subscription. */
export const pageSize = 32
