import { cardPrices, type FeeFrom } from '@strongroom/ledger/card'
import { configs, type LiveCatalogue } from '@strongroom/ledger/catalogue'
import { dayOf } from '../jobs.ts'

const dayMs = 86_400_000
type Fee = 'monthly_fee' | 'annual_fee'
type History = Pick<LiveCatalogue, 'historyOf' | 'cardTypeHistory'>

/** The value that held at a moment: the last that was saved by then. */
const heldAt = <V>(
  history: readonly { readonly at: string; readonly value: V | undefined }[],
  moment: string,
): V | undefined => history.findLast(({ at }) => at <= moment)?.value

/**
 * A fee of cards of a type, or of those without one, as administrators have set it, each from the first day that began with it. A type
 * without a fee of its own has that of the settings, and so has one that is gone.
 */
export const feesSet = (catalogue: History, fee: Fee, type?: string): readonly FeeFrom[] => {
  const usual = configs[cardPrices[fee]].default
  const general = catalogue.historyOf(cardPrices[fee])
  const own = type === undefined ? [] : catalogue.cardTypeHistory(type)
  const moments = [...general, ...own].map(({ at }) => at).sort()
  const feeAt = (at: string) => heldAt(own, at)?.[fee] ?? heldAt(general, at) ?? usual
  // No card had the type before it was there.
  const begin = own[0]?.at ?? ''
  return [
    { from: '0001-01-01', fee: feeAt(begin) },
    ...moments.filter(at => at > begin).map(at => ({ from: firstDayAfter(at), fee: feeAt(at) })),
  ]
}

/** The day it is at midnight, else the next. */
const firstDayAfter = (at: string): string => dayOf(new Date(Date.parse(at) + dayMs - 1))

/** The same fees, and none before a day: what was set before it holds from it on. */
export const feesSince = (fees: readonly FeeFrom[], since: string): readonly FeeFrom[] => [
  { from: '0001-01-01', fee: '0' },
  ...fees.map(({ from, fee }) => ({ from: from < since ? since : from, fee })),
]

/** Whether the fee was ever above nothing. */
export const isEverCharged = (fees: readonly FeeFrom[]): boolean => fees.some(({ fee }) => Number(fee) > 0)
