import { queryOf } from '../../../client/query-of.ts'

/** The house's holdings, place by place, as finance states them or the custody reports them. */
export const statedQuery = queryOf('liabilities.statedHoldings', undefined, { isMoving: true })
