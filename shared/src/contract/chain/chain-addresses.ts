import * as v from 'valibot'
import { listFilter, orderBySort } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import {
  amountOrNone,
  chainAddress,
  changeReason,
  currencyCode,
  email,
  flag,
  id,
  networkCode,
  savedId,
  uid,
  words,
} from '../words.ts'

const sort = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0)
const sendFeeFields = {
  currency: currencyCode,
  network: networkCode,
  /** In the currency sent; it comes out of the amount. */
  fee: amountOrNone,
  status: v.optional(flag, 1),
  sort,
}
/** The fee of a send on chain: body and record of its reference data. */
export const sendFee = {
  body: v.strictObject({ id: savedId, ...sendFeeFields, ...changeReason }),
  record: v.object({
    id: v.string(),
    ...sendFeeFields,
    created_date: v.optional(v.string()),
    updated_date: v.optional(v.string()),
  }),
}

/** An application for an address. `already`: it was there before this call. */
export const addressApplied = v.object({ id: v.string(), status: v.literal(0), already: flag })

const bound = { currency: currencyCode, network: networkCode, address: chainAddress, name: words(20) }
/** An address for the member’s address book, under a name of up to 20 characters. */
export const bindAddressBody = v.strictObject(bound)
/** `email` names the member whose address book it goes into. */
export const adminBindAddressBody = v.strictObject({ email, ...bound })
/** An address of the address book. */
export const boundAddress = v.object({
  id: v.string(),
  currency: v.string(),
  network: v.string(),
  address: v.string(),
  name: v.string(),
  created_date: v.string(),
  /** While the allow-list is on: from when on money goes to it, as long as that is still to come. */
  usable_date: v.nullable(v.string()),
})
export type BoundAddress = v.InferOutput<typeof boundAddress>
/** The caller's own address book. */
export const boundAddressFilter = listFilter(['created_date', 'name'], {
  currency: v.optional(currencyCode),
  network: v.optional(networkCode),
})

const where = { currency: currencyCode, network: networkCode }
/** An application for a deposit address. */
export const depositAddressBody = v.strictObject(where)
/** The caller's own deposit addresses. */
export const depositAddressFilter = v.strictObject({
  currency: v.optional(currencyCode),
  network: v.optional(networkCode),
})
/** 0 pending, 1 complete. */
const applicationStatus = v.picklist([0, 1])
/** An application for a deposit address; it completes once one is given. */
export const addressApplication = v.object({
  id: v.string(),
  currency: v.string(),
  network: v.string(),
  status: applicationStatus,
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type AddressApplication = v.InferOutput<typeof addressApplication>
/**
 * A member's deposit address for a currency on a network. While `ccaddress` is null, one has been applied for, which takes up
 * to 24 hours. `demo` 1: its key does not exist, and money sent there is lost.
 */
export const depositAddress = v.object({
  id: v.nullable(v.string()),
  currency: v.string(),
  network: v.string(),
  ccaddress: v.nullable(v.string()),
  demo: flag,
})
export type DepositAddress = v.InferOutput<typeof depositAddress>

const who = { uid: v.string(), username: v.string(), email: v.string() }
/** An application with its member. */
export const adminAddressApplication = v.object({ ...addressApplication.entries, ...who, ...decidedByFields })
export type AdminAddressApplication = v.InferOutput<typeof adminAddressApplication>
/** The caller's own applications for deposit addresses. */
export const addressApplicationFilter = listFilter(['created_date', 'finish_date'], {
  status: v.optional(applicationStatus),
  network: v.optional(networkCode),
})
/** The applications of all members, or of one. */
export const adminAddressApplicationFilter = v.strictObject({
  ...addressApplicationFilter.entries,
  uid: v.optional(uid),
})
/** Completes an application: with the next address of the pool, or with this one. */
export const applicationStatusBody = v.strictObject({
  id,
  status: applicationStatus,
  ccaddress: v.optional(chainAddress),
})
/** The application’s id, and its status after the call. */
export const applicationResult = v.object({ id: v.string(), status: applicationStatus })

/** With the id 0: brings addresses in, one or many. With an id: corrects one that was not given yet. */
export const poolAddressBody = v.strictObject({
  network: networkCode,
  ccaddress: v.union([chainAddress, v.pipe(v.array(chainAddress), v.minLength(1), v.maxLength(500))]),
})
/** An address of the house: in the pool, or a member's. `retired` 1: its member is shown it no more. */
export const poolAddress = v.object({
  id: v.string(),
  network: v.string(),
  ccaddress: v.string(),
  demo: flag,
  retired: flag,
  uid: v.nullable(v.string()),
  username: v.string(),
  email: v.string(),
  created_date: v.string(),
  given_date: v.nullable(v.string()),
})
export type PoolAddress = v.InferOutput<typeof poolAddress>
/** `given` 0: still in the pool; 1: a member's. */
export const poolAddressFilter = listFilter(['created_date', 'given_date'], {
  network: v.optional(networkCode),
  given: v.optional(flag),
})
/** The address that is removed from the pool. */
export const deleteAddressBody = v.strictObject({ id })
/** Which of our records belong to these addresses. */
export const referenceIdsBody = v.strictObject({
  ccaddress: v.union([chainAddress, v.pipe(v.array(chainAddress), v.minLength(1), v.maxLength(100))]),
})
/** The id under which events and the custody know an address; `uid` is its member, null for an address in the pool. */
export const referenceId = v.object({
  ccaddress: v.string(),
  reference_id: v.string(),
  network: v.string(),
  uid: v.nullable(v.string()),
})

/** `collected`: the sum credited in `currency` over the address' network so far, in so many transfers. */
export const collectedAddress = v.object({
  id: v.string(),
  network: v.string(),
  ccaddress: v.string(),
  currency: v.string(),
  collected: v.string(),
  transfers: v.number(),
})
/** These have no day of their own. */
const days = ['from', 'to', 'timeZone'] as const
/** Sums that were collected, by network and currency, over all time. */
export const collectedAddressFilter = v.omit(
  listFilter(['network', 'collected', 'transfers'], {
    ...orderBySort,
    network: v.optional(networkCode),
    currency: v.optional(currencyCode),
  }),
  days,
)
/** `ccaddress` is empty until the setting `field_code` says where to; `addresses`: how many members' there are. */
export const forwardAddress = v.object({
  network: v.string(),
  ccaddress: v.string(),
  field_code: v.string(),
  addresses: v.number(),
})
export type ForwardAddress = v.InferOutput<typeof forwardAddress>
/** Central addresses with the number of deposit addresses behind each, by network. */
export const forwardAddressFilter = v.omit(
  listFilter(['network', 'addresses'], { ...orderBySort, network: v.optional(networkCode) }),
  days,
)
