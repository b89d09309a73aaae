import type { FeeFrom } from '@strongroom/ledger/card'
import { configs, type LiveCatalogue } from '@strongroom/ledger/catalogue'
import { dayOf } from '../jobs.ts'

const dayMs = 86_400_000
type Setting = 'cardMonthlyFee' | 'cardAnnualFee'

/** A fee of cards as administrators have set it, each from the first day that began with it. */
export const feesSet = (catalogue: LiveCatalogue, setting: Setting): readonly FeeFrom[] => [
  { from: '0001-01-01', fee: configs[setting].default },
  ...catalogue.historyOf(setting).map(({ at, value }) => ({
    from: firstDayAfter(at),
    fee: value ?? configs[setting].default,
  })),
]

/** The day it is at midnight, else the next. */
const firstDayAfter = (at: string): string => dayOf(new Date(Date.parse(at) + dayMs - 1))

/** The same fees, and none before a day: what was set before it holds from it on. */
export const feesSince = (fees: readonly FeeFrom[], since: string): readonly FeeFrom[] => [
  { from: '0001-01-01', fee: '0' },
  ...fees.map(({ from, fee }) => ({ from: from < since ? since : from, fee })),
]
