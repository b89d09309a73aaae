import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { amount, amountOrNone, chainAddress, currencyCode, flag, id, networkCode, uid } from '../words.ts'

/** How many addresses one scan looks at, so that it answers within some seconds; the next scan goes on with the others. */
export const mostAddressesScanned = 500

/** `amount`: the balance of the address at the last look; `collected`: the sum brought from it so far. */
export const addressBalance = v.object({
  id: v.string(),
  uid: v.nullable(v.string()),
  username: v.string(),
  email: v.string(),
  network: v.string(),
  currency: v.string(),
  ccaddress: v.string(),
  demo: flag,
  balance: v.string(),
  collected: v.string(),
  scanned_date: v.string(),
})
export type AddressBalance = v.InferOutput<typeof addressBalance>
/** `least`: only addresses that hold something, and at least so much. */
export const addressBalanceFilter = listFilter(['amount', 'scanned_date'], {
  network: v.optional(networkCode),
  currency: v.optional(currencyCode),
  least: v.optional(amountOrNone),
  uid: v.optional(uid),
})

/** Which deposit addresses to ask the chain about. */
export const addressScanFilter = v.strictObject({ network: v.optional(v.picklist(['ERC20', 'TRC20'])) })
/** `unseen`: how many are left whose balance was never looked up. */
export const addressScan = v.object({ scanned: v.number(), unseen: v.number() })

const which = {
  /** Only these addresses; otherwise all of the network. */
  addresses: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
  /** Only those that hold at least so much. */
  least: v.optional(amount),
  /** The central address as it was looked at: refused when the settings name another one by now. */
  ccaddress: v.optional(chainAddress),
}
/** Coins to collect: of one token, from which addresses. */
export const collectFilter = v.strictObject({
  network: v.picklist(['ERC20', 'TRC20']),
  currency: v.picklist(['USDT', 'USDC']),
  ...which,
})
/** TRX to collect, which addresses hold to pay for transactions. */
export const collectTrxFilter = v.strictObject(which)

/** `status` 0: the custody has been asked and has not answered; 1: done; -1: it has refused, and nothing was sent. */
export const collection = v.object({
  id: v.string(),
  network: v.string(),
  currency: v.string(),
  /** The central address. */
  ccaddress: v.string(),
  amount: v.string(),
  addresses: v.number(),
  status: v.picklist([0, 1, -1]),
  txid: v.nullable(v.string()),
  collected: v.string(),
  collected_addresses: v.number(),
  reason: v.nullable(v.string()),
  /** uid of the administrator. */
  asked_by: v.string(),
  asked_by_name: v.string(),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type Collection = v.InferOutput<typeof collection>
/** Collections that the custody was asked for. `status` as in `collection`. */
export const collectionFilter = listFilter(['created_date', 'amount', 'finish_date'], {
  network: v.optional(networkCode),
  currency: v.optional(currencyCode),
  status: v.optional(v.picklist([0, 1, -1])),
})

/** `least`: only addresses with at least this balance count. */
export const collectionTotalsFilter = v.strictObject({ least: v.optional(amount) })
/** The balances of all addresses, by network and currency; `least_…`: of those that hold at least the least amount asked for. */
const collectionTotal = v.object({
  network: v.string(),
  currency: v.string(),
  balance: v.string(),
  addresses: v.number(),
  least_balance: v.string(),
  least_addresses: v.number(),
  collected: v.string(),
  /** Empty until the settings say where to. */
  ccaddress: v.string(),
  /** When the first coins may go to the central address; null when they may now. */
  usable_from: v.nullable(v.string()),
  scanned_date: v.nullable(v.string()),
})
export type CollectionTotal = v.InferOutput<typeof collectionTotal>
/** `custody` none: no service holds the keys. `unseen`: addresses that have never been looked at. `most`: addresses in one collection. */
export const collectionTotals = v.object({
  custody: v.picklist(['http', 'demo', 'none']),
  unseen: v.number(),
  most: v.number(),
  totals: v.array(collectionTotal),
})
export type CollectionTotals = v.InferOutput<typeof collectionTotals>
