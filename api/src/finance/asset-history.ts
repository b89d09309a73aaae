import { type AssetDayRow, getAssetDays } from '@strongroom/projections/finance'
import { contract, Decimal, estimateRate, type wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { daysOf } from './days.ts'
import { shownUsdc, shownUsdcOrNull, sum } from './worth.ts'

/** Whether a currency has a part in an estimate, priced or not. */
const isCounted = (currency: string): boolean =>
  estimateRate(currency, { [currency.toLowerCase()]: '1' }) !== undefined

type Priced = { readonly row: AssetDayRow; readonly rate: string | undefined }

/** The worth of one side in all currencies; nothing while one that is held has no price. */
const worthOf = (held: readonly Priced[], side: 'members' | 'house'): string | null => {
  const counted = held.filter(({ row }) => isCounted(row.currency) && !new Decimal(row[side]).isZero())
  if (counted.some(({ rate }) => rate === undefined)) return null
  // Of rounded worths, so that it is the sum of what is shown.
  return sum(
    counted.map(({ row, rate }) => new Decimal(shownUsdc(new Decimal(row[side]).times(rate ?? '0')))),
  ).toFixed(2)
}

const dayOf = ({ catalogue }: Parts, day: string, held: readonly Priced[]): wire.AssetDay => ({
  day,
  members_usdc: worthOf(held, 'members'),
  house_usdc: worthOf(held, 'house'),
  currencies: held.map(({ row, rate }) => {
    const worth = (amount: string) =>
      shownUsdcOrNull(rate === undefined ? undefined : new Decimal(amount).times(rate))
    return {
      currency: row.currency,
      members: atScale(catalogue, row.currency, row.members),
      house: atScale(catalogue, row.currency, row.house),
      members_usdc: worth(row.members),
      house_usdc: worth(row.house),
    }
  }),
})

const isMoney = ({ members, house }: AssetDayRow) =>
  !(new Decimal(members).isZero() && new Decimal(house).isZero())

/**
 * The holdings of all members and of the house at the end of each day, added up from the postings, and their worth at the prices that
 * were noted by then. Today's is of now, at the prices of now. It begins with the first money.
 */
export const assetHistory = implement(contract.finance.assetHistory, {
  handler: async ({ filter, now }, parts) => {
    const today = now.toISOString().slice(0, 10)
    const days = daysOf(filter, today)
    const rows = await getAssetDays(parts.db, days)
    const { prices } = await parts.prices([...new Set(rows.map(({ currency }) => currency))])
    const rateOf = ({ currency, day, price }: AssetDayRow) =>
      estimateRate(currency, day === today ? prices : { [currency.toLowerCase()]: price ?? '0' })
    const byDay = [...Map.groupBy(rows, ({ day }) => day)]
    const first = byDay.findIndex(([, held]) => held.some(isMoney))
    const shown = first < 0 ? [] : byDay.slice(first)
    return one({
      ...days,
      days: shown.map(([day, held]) =>
        dayOf(
          parts,
          day,
          held.map(row => ({ row, rate: rateOf(row) })),
        ),
      ),
    } satisfies wire.AssetHistory)
  },
})
