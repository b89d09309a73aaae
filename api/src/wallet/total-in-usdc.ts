import type { WalletRow } from '@strongroom/projections/wallet'
import { Decimal, estimateRate, roundDown } from '@strongroom/shared'

/** What wallets come to in USDC at the specified rates, from these prices (by lower-case symbol), what is on the card left out. Two places. */
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
