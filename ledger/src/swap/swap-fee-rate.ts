import type { Entry } from '../catalogue/kinds.ts'
import { type Tier, termOfGroup, termOfLevel } from '../catalogue/member-terms.ts'

/** The source of the pairs, groups, levels and currencies that a fee rate follows from: the live catalogue, or that of another moment. */
export type SwapTariffs = {
  readonly get: <K extends 'swap-rate' | 'user-group' | 'vip-level' | 'sys-config' | 'currency'>(
    kind: K,
    id: string,
  ) => Entry<K> | undefined
}

type Pair = { readonly source: string; readonly target: string }

/**
 * The fee rate of a pair for a member, a share of the source amount; undefined when the house does not keep the pair. Between coins the
 * group's goes first; then the pair's own for the VIP level; between coins the level's; then the pair's.
 */
export const swapFeeRate = (tariffs: SwapTariffs, pair: Pair, tier: Tier): string | undefined => {
  const entry = tariffs.get('swap-rate', `${pair.source}-${pair.target}`)
  if (!entry) return undefined
  const ofPair = feeRateFor(entry.vipFeeRates, tier.vipLevel)
  if (!isOfCoins(tariffs, pair)) return ofPair ?? entry.feeRate
  return (
    termOfGroup(tariffs, tier, 'cc_rate') ?? ofPair ?? termOfLevel(tariffs, tier, 'cc_rate') ?? entry.feeRate
  )
}

/** The fee rate of the highest level that is not above the member's. */
const feeRateFor = (rates: Readonly<Record<string, string>>, vipLevel: number): string | undefined => {
  const levels = Object.keys(rates)
    .map(Number)
    .filter(level => level <= vipLevel)
  return levels.length > 0 ? rates[String(Math.max(...levels))] : undefined
}

/** The type of fiat money. */
const fiat = 1

/** Whether both are coins; fiat money is none. */
const isOfCoins = (tariffs: SwapTariffs, { source, target }: Pair): boolean =>
  [source, target].every(code => tariffs.get('currency', code)?.type !== fiat)
