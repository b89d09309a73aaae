import { findCurrencyRequests } from '@strongroom/projections/wallet'
import { cases } from '@strongroom/shared'
import { decideCase, type FindingParts, findCase } from '../platform/cases/deciding.ts'
import { type Approve, decides, type Reject } from '../platform/kinds/case-kind.ts'

const find = (parts: FindingParts, id: string) =>
  findCase(parts, 'currency_requests', id, findCurrencyRequests)

const approve: Approve = async (ask, parts) => {
  const { id: requestId } = ask.body
  return decideCase(parts, ask, await find(parts, requestId), {
    status: 1,
    command: (_, approver) => ({ type: 'ApproveCurrency', input: { requestId }, given: { approver } }),
  })
}

const reject: Reject = async (ask, parts) => {
  const { id: requestId, reason } = ask.body
  return decideCase(parts, ask, await find(parts, requestId), {
    status: -1,
    command: (_, approver) => ({ type: 'RejectCurrency', input: { requestId, reason }, given: { approver } }),
  })
}

/** Requests for wallets: the wallet is opened, or the request rejected. */
export const currencyRequestCase = decides(cases.currencyRequestCase, {
  approve,
  reject,
})
