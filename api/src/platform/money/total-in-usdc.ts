import type { WalletRow } from '@strongroom/projections/wallet'
import { Decimal, estimateRate, roundDown } from '@strongroom/shared'

/**
 * The worth of wallets in USDC at the specified rates, to two places, without the card's balance.
 * `prices` are by lower-case symbol.
 */
export const totalInUsdc = (
  wallets: readonly WalletRow[],
  prices: Readonly<Record<string, string>>,
): string => {
  const total = wallets.reduce(
    (sum, { currency, amount, locked, user_fixed_deposit_amount }) =>
      sum.plus(
        new Decimal(amount)
          .plus(locked)
          .plus(user_fixed_deposit_amount)
          .times(estimateRate(currency, prices) ?? 0),
      ),
    new Decimal(0),
  )
  return roundDown(total, 2).toFixed(2)
}
