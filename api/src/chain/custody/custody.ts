/** An address's balance in one currency, as a decimal string. */
export type AddressBalance = { readonly address: string; readonly currency: string; readonly amount: string }

type FromAddress = { readonly address: string; readonly amount: string }

/** Amounts that shall be brought from addresses to the central address. `id` is ours: under it, it happens once. */
export type CollectionOrder = {
  readonly id: string
  readonly network: string
  readonly currency: string
  readonly centralAddress: string
  readonly from: readonly FromAddress[]
}

/** `done`: these amounts were sent, all of them or a part. `failed`: nothing was, and nothing will be. */
export type CollectionAnswer =
  | { readonly state: 'pending' }
  | { readonly state: 'done'; readonly txid: string; readonly collected: readonly FromAddress[] }
  | { readonly state: 'failed'; readonly reason: string }

/** An amount that the custody holds on one address, and where that can be read: a block, a link. */
export type CustodyHolding = AddressBalance & { readonly network: string; readonly evidence: string }

/** Everything that the custody holds at one moment, ISO 8601 in UTC. What a report says under its id never changes. */
export type HoldingsReport = {
  readonly id: string
  readonly at: string
  readonly holdings: readonly CustodyHolding[]
}

/** The custody has answered, and its answer cannot be read. */
export class UnreadableAnswer extends Error {}

/** The holder of the deposit addresses' keys. Every call rejects when it gives no answer; the caller may try again. */
export type Custody = {
  readonly source: 'http' | 'demo'
  /** Balances of a network's addresses, less the amounts already on their way from them. */
  readonly balances: (network: string, addresses: readonly string[]) => Promise<readonly AddressBalance[]>
  /** Carries an order out, or says what came of it when it has been asked for before. */
  readonly collect: (order: CollectionOrder) => Promise<CollectionAnswer>
  /** Whether it has seen a transaction of a network come in. */
  readonly knows: (network: string, txid: string) => Promise<boolean>
  /** Reports what is held, address by address, those of members included. Rejects with `UnreadableAnswer` on one of another form. */
  readonly holdings: () => Promise<HoldingsReport>
}

/** The currencies that can be collected, by network. */
export const collectable: Readonly<Record<string, readonly string[]>> = {
  ERC20: ['USDT', 'USDC'],
  TRC20: ['USDT', 'USDC', 'TRX'],
}
