import { accept } from '@strongroom/shared'
import * as v from 'valibot'
import { code, id } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

/** Addresses are personal: the facts name them by the ids they have in `private`. */
const facts = {
  /** An address that no member had been given was taken out of the pool; no member will get it. */
  PoolAddressRemoved: { version: 1, schema: v.object({ addressId: id, network: code }) },
} as const
type PoolAddressFact = FactOf<typeof facts>

/** An address of the house that no member has. */
export type PoolAddress = { readonly addressId: string; readonly removed: boolean }

/** An administrator takes a free address out of the pool for good. */
export type RemovePoolAddress = {
  readonly type: 'RemovePoolAddress'
  readonly input: { readonly network: string }
}

/**
 * The life of a pool address that no member has: stream `pooladdress-{id}`. The table in `private` decides which member gets
 * it.
 */
export const poolAddressDecider: Decider<PoolAddress, RemovePoolAddress, PoolAddressFact, never> = {
  category: 'pooladdress',
  stateVersion: 1,
  isMostlyNew: true,
  initial: addressId => ({ addressId, removed: false }),
  decide: ({ input: { network } }, { addressId, removed }) =>
    removed ? accept() : accept({ type: 'PoolAddressRemoved', addressId, network }),
  evolve: address => ({ ...address, removed: true }),
  facts,
}
