import { callForOne } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'

/** The risk of a case. */
export const caseRiskQuery = (id: string) =>
  oneQueryOf('chain.caseRisk', { params: { id } }, { refetchInterval: 10_000 })

/** Asks the screening service about a case once more. */
export const screenAgain = (body: Body<'chain.screenAgain'>, attempt: string) =>
  callForOne('chain.screenAgain', { body, attempt })
