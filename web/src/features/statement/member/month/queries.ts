import { oneQueryOf } from '../../../../client/query-of.ts'
import { ownTimeZone } from '../../../../parts/list-defaults.ts'

/** Sums of a month (`2026-11`) of the member’s zone by kind. */
export const monthFlowsQuery = (month: string) =>
  oneQueryOf('statement.monthFlows', { filter: { month, timeZone: ownTimeZone() } })

/** The first and the last day of a month. */
export const daysOfMonth = (month: string): { readonly from: string; readonly to: string } => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}
