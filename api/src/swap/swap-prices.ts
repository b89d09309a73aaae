import type { LiveCatalogue, Tier } from '@strongroom/ledger/catalogue'
import { canSwap, type SwapPrice, swapFeeRate } from '@strongroom/ledger/swap'
import { Decimal } from '@strongroom/shared'
import { isShown } from '../command/money.ts'

type Pair = { readonly source: string; readonly target: string }

/** The price of a pair for a member now; undefined when the house does not offer the pair. */
export const swapPrice = (catalogue: LiveCatalogue, pair: Pair, member: Tier): SwapPrice | undefined => {
  const { source, target } = pair
  if (!canSwap(source, target) || !isShown(catalogue, source) || !isShown(catalogue, target)) return undefined
  const entry = catalogue.get('swap-rate', `${source}-${target}`)
  if (entry?.status !== 1) return undefined
  const feeRate = swapFeeRate(catalogue, pair, member) ?? entry.feeRate
  // One way of writing a rate, so that a quote and its record read the same.
  return { rate: new Decimal(entry.rate).toFixed(), feeRate: new Decimal(feeRate).toFixed() }
}
