import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'
import { askedOf } from '../../../client/following.ts'
import { oneQueryOf, queryOf } from '../../../client/query-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'
import type { AsOfSearch } from '../../../platform/events/admin/as-of-search.ts'

/** Every account as of a place in the log, or now. */
export const trialBalanceQuery = ({ up_to, at, period }: AsOfSearch) =>
  oneQueryOf(
    'finance.trialBalance',
    {
      filter: period ? { period } : { ...(up_to ? { up_to: Number(up_to) } : {}), ...(at ? { at } : {}) },
    },
    { placeholderData: keepPreviousData },
  )

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
export const assetHistoryQuery = ({ from, to }: AssetSearch) =>
  oneQueryOf(
    'finance.assetHistory',
    { filter: { ...(from ? { from } : {}), ...(to ? { to } : {}) } },
    { placeholderData: keepPreviousData },
  )

/** Money in and out, day by day, of the last thirty days. */
export const moneyFlowsQuery = oneQueryOf('finance.flows', { filter: {} })

/** The address of the report of income. `by` is how its lines are summed. */
export type IncomeSearch = ListSearch & { by?: string | undefined }

const isCut = (by: string | undefined): by is 'month' | 'day' => by === 'month' || by === 'day'

/** The house's income and costs in days of UTC; the present month without them. */
export const incomeQuery = ({ from, to, by }: IncomeSearch) =>
  oneQueryOf(
    'finance.income',
    {
      filter: { ...(from ? { from } : {}), ...(to ? { to } : {}), ...(isCut(by) ? { by } : {}) },
    },
    { placeholderData: keepPreviousData },
  )

/** The months of the books, the newest first. */
export const periodsQuery = queryOf('finance.periods')
