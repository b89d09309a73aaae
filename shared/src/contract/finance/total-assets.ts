import * as v from 'valibot'
import { mirrorAccounts } from '../../book-accounts.ts'
import { day } from '../words.ts'

/**
 * The assets of members and of the house in one currency. `members` = `available` + `locked` + `saving` + `card`;
 * `overdrafts`, what members owe the house by cards below zero, are in none of them. `price` is the worth
 * of one unit in an estimate in USDC; null where the currency has no part in one.
 */
export const totalAsset = v.object({
  currency: v.string(),
  available: v.string(),
  locked: v.string(),
  saving: v.string(),
  card: v.string(),
  members: v.string(),
  house: v.string(),
  overdrafts: v.string(),
  price: v.nullable(v.string()),
  members_usdc: v.nullable(v.string()),
  house_usdc: v.nullable(v.string()),
  overdrafts_usdc: v.nullable(v.string()),
})
export type TotalAsset = v.InferOutput<typeof totalAsset>

/** Every currency, and the estimates added up in USDC, to two places. `prices_at`: when the prices were fetched. */
export const totalAssets = v.object({
  members_usdc: v.string(),
  house_usdc: v.string(),
  overdrafts_usdc: v.string(),
  prices_at: v.string(),
  currencies: v.array(totalAsset),
})
export type TotalAssets = v.InferOutput<typeof totalAssets>

/** Days of UTC, both included and at most 366; the last 30 without them. */
export const daysFilter = v.strictObject({ from: v.optional(day), to: v.optional(day) })
export type DaysFilter = v.InferInput<typeof daysFilter>

/** One currency at the end of a day. A worth is null where no price had been noted by then, or it has no part in an estimate. */
export const assetOfDay = v.object({
  currency: v.string(),
  members: v.string(),
  house: v.string(),
  members_usdc: v.nullable(v.string()),
  house_usdc: v.nullable(v.string()),
})
export type AssetOfDay = v.InferOutput<typeof assetOfDay>

/** The end of a day (UTC). A sum in USDC is null while a currency that is held has no price: nothing is guessed. */
export const assetDay = v.object({
  day: v.string(),
  members_usdc: v.nullable(v.string()),
  house_usdc: v.nullable(v.string()),
  currencies: v.array(assetOfDay),
})
export type AssetDay = v.InferOutput<typeof assetDay>

/** The days from the first money on, the oldest first. */
export const assetHistory = v.object({ from: v.string(), to: v.string(), days: v.array(assetDay) })
export type AssetHistory = v.InferOutput<typeof assetHistory>

/** The ways by which money comes from outside and goes there: the world's accounts of the books. */
export const flowWays = [...mirrorAccounts, 'world:adjustment'] as const
export type FlowWay = (typeof flowWays)[number]

/** Money of one currency that came in and went out by one way on a day. A worth is null where no price had been noted by then. */
export const flow = v.object({
  way: v.picklist(flowWays),
  currency: v.string(),
  came: v.string(),
  went: v.string(),
  came_usdc: v.nullable(v.string()),
  went_usdc: v.nullable(v.string()),
})
export type Flow = v.InferOutput<typeof flow>

/** Money that came in and went out by way and currency. The sums in USDC leave out flows without a price. */
const flows = { came_usdc: v.string(), went_usdc: v.string(), flows: v.array(flow) }
/** The flows of a day (UTC). */
export const flowDay = v.object({ day: v.string(), ...flows })
export type FlowDay = v.InferOutput<typeof flowDay>

/** The flows of a range, and of each of its days, the oldest first, also those on which no money moved. */
export const moneyFlows = v.object({ from: v.string(), to: v.string(), ...flows, days: v.array(flowDay) })
export type MoneyFlows = v.InferOutput<typeof moneyFlows>
