import * as v from 'valibot'
import { approval, hasPin, pinMissing } from '../account/passkeys.ts'
import { pin } from '../account/secrets.ts'
import { amountRange, listFilter } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import { amount, caseStatus, currencyCode, id, networkCode, rate, uid, words } from '../words.ts'

/**
 * `amount` leaves the wallet, the fee in it; the address gets the rest. `fee`: the one that was shown, so that another is
 * refused. The emailed code is of scene sendonchain, for this amount, with the address' id as its payee.
 */
const order = { addressId: id, amount, fee: v.optional(rate) }
/** An order to send, with mailed code and PAY code, or with a passkey’s proof. */
export const chainSendBody = v.pipe(
  v.strictObject({ ...order, code: approval, pin: v.optional(pin) }),
  v.forward(
    v.check(given => hasPin(given), pinMissing),
    ['pin'],
  ),
)
/** An order whose cost is asked for. Nothing is done. */
export const chainSendCheckBody = v.strictObject(order)

/** `arrives` = amount - fee; `balance` is the rest in the wallet. */
export const chainSendCheck = v.object({
  currency: v.string(),
  network: v.string(),
  amount: v.string(),
  fee: v.string(),
  arrives: v.string(),
  available: v.string(),
  balance: v.string(),
})
export type ChainSendCheck = v.InferOutput<typeof chainSendCheck>

/** `fee` is null where sending is not offered. */
export const sendableFilter = v.strictObject({ currency: currencyCode, network: v.optional(networkCode) })
/** A currency on a network, with its available balance and the fee of one send. */
export const sendable = v.object({
  currency: v.string(),
  network: v.nullable(v.string()),
  available: v.string(),
  /** The same as `available`, as the specification calls it. */
  amount: v.optional(v.string()),
  fee: v.nullable(v.string()),
})
export type Sendable = v.InferOutput<typeof sendable>

/** A send on chain as its member sees it. `arrives` is `amount` less `fee`. */
export const chainSend = v.object({
  id: v.string(),
  uid: v.string(),
  currency: v.string(),
  network: v.string(),
  amount: v.string(),
  fee: v.string(),
  arrives: v.string(),
  /** Empty where it was erased. */
  address: v.string(),
  name: v.string(),
  status: caseStatus,
  externalTxId: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type ChainSend = v.InferOutput<typeof chainSend>
/** A send on chain with its member. */
export const adminChainSend = v.object({
  ...chainSend.entries,
  username: v.string(),
  email: v.string(),
  ...decidedByFields,
})
export type AdminChainSend = v.InferOutput<typeof adminChainSend>

/** The caller's own sends. */
export const chainSendFilter = listFilter(['created_date', 'amount', 'finish_date'], {
  ...amountRange,
  status: v.optional(caseStatus),
  currency: v.optional(currencyCode),
  network: v.optional(networkCode),
})
/** The sends of all members, or of one. */
export const adminChainSendFilter = v.strictObject({ ...chainSendFilter.entries, uid: v.optional(uid) })
/** `externalTxId`: the transaction on the chain. */
export const chainSendApproveBody = v.strictObject({ id, externalTxId: words(200) })
