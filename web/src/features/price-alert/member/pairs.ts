import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** A price that can be watched: of a pair that is traded, or the rate of a swap. */
export type Watched = Pick<wire.PriceAlert, 'kind' | 'base' | 'target'>

/** Names a watched price in a choice and in an address. */
export const keyOf = ({ kind, base, target }: Watched): string => `${kind}:${base}-${target}`

/** How a watched price reads: `Price of BTC in USD`. */
export function useWatchedWords(): (watched: Watched) => string {
  const { t } = useLingui()
  return ({ kind, base, target }) =>
    kind === 'trade' ? t`Price of ${base} in ${target}` : t`Swap rate of ${base} to ${target}`
}
