import type { wire } from '@strongroom/shared'

/** An amount of `currency` at the end of a day (`2026-11-21`); within one day, at a moment (ISO). */
export type Figure = { readonly day: string; readonly amount: string; readonly currency: string }

/** The figures of a chart, day by day: all that was held in USDC, or one currency as it is counted. */
export const figuresOf = (days: readonly wire.Snapshot[], currency: string | undefined): readonly Figure[] =>
  days.map(({ day, total, balances }) =>
    currency === undefined
      ? { day, amount: total, currency: 'USDC' }
      : { day, amount: balances.find(each => each.currency === currency)?.amount ?? '0', currency },
  )

/** The currencies that were held on any of the days, by their codes. */
export const heldOn = (days: readonly wire.Snapshot[]): readonly string[] =>
  [...new Set(days.flatMap(({ balances }) => balances.map(({ currency }) => currency)))].sort()
