import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** How large a single transaction is meant to be. */
export function useVolumes(): Record<wire.VipVolume, string> {
  const { t } = useLingui()
  return {
    0: t`Under 1,000 USD`,
    1: t`1,000 to 5,000 USD`,
    2: t`5,000 to 10,000 USD`,
    3: t`Above 10,000 USD`,
  }
}

/** How many gift cards in all. */
export function useQuantities(): Record<wire.GiftCardQuantity, string> {
  const { t } = useLingui()
  return { 0: t`Under 100 cards`, 1: t`100 to 300 cards`, 2: t`300 to 1,000 cards`, 3: t`Over 1,000 cards` }
}

/** A record of bands as a select takes it. */
export const choicesOf = (bands: Readonly<Record<number, string>>) =>
  Object.entries(bands).map(([value, label]) => ({ value, label }))
