import { findCurrencyRequests } from '@strongroom/projections/wallet'
import type { contract } from '@strongroom/shared'
import { type DecideCase, decideCase, type FindingParts, findCase } from '../platform/cases/deciding.ts'

const find = (parts: FindingParts, id: string) =>
  findCase(parts, 'currency_requests', id, findCurrencyRequests)

/** Opens the wallet that was asked for. */
export const approveCurrency: DecideCase<typeof contract.wallet.approveCurrency> = async (ask, parts) => {
  const { id: requestId } = ask.body
  return decideCase(parts, ask, await find(parts, requestId), {
    status: 1,
    command: (_, approver) => ({ type: 'ApproveCurrency', input: { requestId }, given: { approver } }),
  })
}

/** Rejects a request for a wallet. */
export const rejectCurrency: DecideCase<typeof contract.wallet.rejectCurrency> = async (ask, parts) => {
  const { id: requestId, reason } = ask.body
  return decideCase(parts, ask, await find(parts, requestId), {
    status: -1,
    command: (_, approver) => ({ type: 'RejectCurrency', input: { requestId, reason }, given: { approver } }),
  })
}
