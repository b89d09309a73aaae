import type { Entry } from '../catalogue/kinds.ts'

/** The source of the pairs, levels and currencies that a fee rate follows from: the live catalogue, or that of another moment. */
export type SwapTariffs = {
  readonly get: <K extends 'swap-rate' | 'vip-level' | 'currency'>(
    kind: K,
    id: string,
  ) => Entry<K> | undefined
}

type Pair = { readonly source: string; readonly target: string }

/** The fee rate of a pair for a VIP level, a share of the source amount; undefined when the house does not keep the pair. */
export const swapFeeRate = (tariffs: SwapTariffs, pair: Pair, vipLevel: number): string | undefined => {
  const entry = tariffs.get('swap-rate', `${pair.source}-${pair.target}`)
  return (
    entry &&
    (feeRateFor(entry.vipFeeRates, vipLevel) ?? coinRateFor(tariffs, pair, vipLevel) ?? entry.feeRate)
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

/** The level's fee rate for swaps between coins, where it has one; fiat money is none. */
const coinRateFor = (tariffs: SwapTariffs, { source, target }: Pair, vipLevel: number) => {
  const isFiat = (code: string) => tariffs.get('currency', code)?.type === fiat
  return isFiat(source) || isFiat(target) ? undefined : tariffs.get('vip-level', String(vipLevel))?.cc_rate
}
