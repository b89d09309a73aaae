import { queryOf } from '../../../client/query-of.ts'

/** By what payers find the member, and what they see of the name. */
export const findableQuery = queryOf('account.findable')
