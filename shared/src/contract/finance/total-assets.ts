import * as v from 'valibot'

/**
 * The assets of members and of the house in one currency. `members` = `available` + `locked` + `saving` + `card`. `price` is the worth
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
  price: v.nullable(v.string()),
  members_usdc: v.nullable(v.string()),
  house_usdc: v.nullable(v.string()),
})
export type TotalAsset = v.InferOutput<typeof totalAsset>

/** Every currency, and the estimates added up in USDC, to two places. `prices_at`: when the prices were fetched. */
export const totalAssets = v.object({
  members_usdc: v.string(),
  house_usdc: v.string(),
  prices_at: v.string(),
  currencies: v.array(totalAsset),
})
export type TotalAssets = v.InferOutput<typeof totalAssets>
