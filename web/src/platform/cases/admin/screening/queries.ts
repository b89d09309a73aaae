import { callForOne } from '../../../../client/call.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'

/** The risk of a case. */
export const caseRiskQuery = (id: string) =>
  oneQueryOf('chain.caseRisk', { params: { id } }, { refetchInterval: 10_000 })

/** Asks the screening service about a case once more. */
export const screenAgain = (body: { id: string }, attempt: string) =>
  callForOne('chain.screenAgain', { body, attempt })
