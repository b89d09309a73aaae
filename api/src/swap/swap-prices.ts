import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import { canSwap, type SwapPrice } from '@strongroom/ledger/swap'
import { Decimal } from '@strongroom/shared'
import { isFiat, isShown } from '../command/money.ts'

type Pair = { readonly source: string; readonly target: string }

/** The price of a pair for a VIP level now; undefined when the house does not offer the pair. */
export const swapPrice = (catalogue: LiveCatalogue, pair: Pair, vipLevel: number): SwapPrice | undefined => {
  const { source, target } = pair
  if (!canSwap(source, target) || !isShown(catalogue, source) || !isShown(catalogue, target)) return undefined
  const entry = catalogue.get('swap-rate', `${source}-${target}`)
  if (entry?.status !== 1) return undefined
  const feeRate =
    feeRateFor(entry.vipFeeRates, vipLevel) ?? coinRateFor(catalogue, pair, vipLevel) ?? entry.feeRate
  // One way of writing a rate, so that a quote and its record read the same.
  return { rate: new Decimal(entry.rate).toFixed(), feeRate: new Decimal(feeRate).toFixed() }
}

/** The fee rate of the highest level that is not above the member's. */
const feeRateFor = (rates: Readonly<Record<string, string>>, vipLevel: number): string | undefined => {
  const levels = Object.keys(rates)
    .map(Number)
    .filter(level => level <= vipLevel)
  return levels.length > 0 ? rates[String(Math.max(...levels))] : undefined
}

/** The level's fee rate for swaps between coins, where it has one; fiat money is none. */
const coinRateFor = (catalogue: LiveCatalogue, { source, target }: Pair, vipLevel: number) =>
  isFiat(catalogue, source) || isFiat(catalogue, target)
    ? undefined
    : catalogue.get('vip-level', String(vipLevel))?.cc_rate
