import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'
import type { Filter } from '../../../client/contract.ts'
import { askedOf } from '../../../client/following.ts'
import { oneQueryOf, queryOf } from '../../../client/query-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'
import type { AsOfSearch } from '../../../platform/events/admin/as-of-search.ts'

/** Days of UTC, both included, as a filter; those of the call where none are chosen. */
export type DayRange = { from?: string | undefined; to?: string | undefined }
const daysOf = ({ from, to }: DayRange) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) })

/** Every account as of a place in the log, or now. */
export const trialBalanceQuery = (search: AsOfSearch) =>
  oneQueryOf('finance.trialBalance', { filter: asOfFilter(search) }, { placeholderData: keepPreviousData })

/** The filter of the trial balance and of its file. */
export const asOfFilter = ({ up_to, at, period }: AsOfSearch): Filter<'finance.trialBalance'> =>
  period ? { period } : { ...(up_to ? { up_to: Number(up_to) } : {}), ...(at ? { at } : {}) }

/** The holdings of all members and of the house, as a list of one page. */
export const totalAssetsQuery = queryOptions({
  queryKey: ['total-assets'],
  queryFn: async () => {
    const totals = await callForOne('finance.totalAssets')
    return { totals, rows: totals.currencies, total: totals.currencies.length }
  },
  refetchInterval: 60_000,
  meta: askedOf('finance.totalAssets'),
})

/** The address of the assets of members and of the house. */
export type AssetSearch = ListSearch & { side?: string | undefined; currency?: string | undefined }

/** The holdings at the end of each day of a range; of the last thirty days without one. */
export const assetHistoryQuery = (range: DayRange) =>
  oneQueryOf('finance.assetHistory', { filter: daysOf(range) }, { placeholderData: keepPreviousData })

/** Money in and out, day by day, in a range; of the last thirty days without one. */
export const moneyFlowsQuery = (range: DayRange) =>
  oneQueryOf('finance.flows', { filter: daysOf(range) }, { placeholderData: keepPreviousData })

/** The address of the report of income. `by` is how its lines are summed. */
export type IncomeSearch = ListSearch & { by?: string | undefined }

const isCut = (by: string | undefined): by is 'month' | 'day' => by === 'month' || by === 'day'

/** The house's income and costs in days of UTC; the present month without them. */
export const incomeQuery = ({ by, ...range }: IncomeSearch) =>
  oneQueryOf(
    'finance.income',
    { filter: { ...daysOf(range), ...(isCut(by) ? { by } : {}) } },
    { placeholderData: keepPreviousData },
  )

/** The months of the books, the newest first. */
export const periodsQuery = queryOf('finance.periods')
