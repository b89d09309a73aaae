import { keptAt } from '@strongroom/ledger/book'
import { walletDecider } from '@strongroom/ledger/wallet'
import {
  findRequestPayments,
  listRequestPayments,
  type RequestPaymentRow,
} from '@strongroom/projections/payment'
import { contract, deciders, isOneOf, itemAt, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { bankCurrency, currencyOf } from '../command/money.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { decideCase, statusInLog } from '../platform/cases/deciding.ts'
import { casePage } from '../platform/cases/named-cases.ts'
import { isVerified } from '../platform/members/member-checks.ts'
import type { PaymentDetails } from '../vault/payment-details.ts'
import { searched } from '../vault/searched.ts'
import { findRequestPayment, receiptOfRequest } from './request-payment.case.ts'
import { requestPaymentCsv } from './words.ts'

const requestPayment = recordFrom<RequestPaymentRow>()(wire.requestPayment, {
  scaled: { amount: 'currency', fee: 'currency', credited: 'currency' },
})

const recordOf = (parts: Parts, row: RequestPaymentRow, { name, remarks }: PaymentDetails) =>
  requestPayment(parts, row, { name, remarks })

const recordsOf = async (parts: Parts, rows: readonly RequestPaymentRow[]) => {
  const known = await parts.paymentDetails.of(rows)
  return rows.map(row => recordOf(parts, row, known(row)))
}

const request = implement(contract.payment.request, {
  handler: async (ask, parts) => {
    const { catalogue, ledger, paymentDetails } = parts
    const { uid } = ask.session
    const { name, remarks, currency: code, amount } = ask.body
    const currency = bankCurrency(catalogue, code)
    if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
    const command = {
      type: 'RequestPayment',
      input: { requestId: ask.commandId, currency: code, amount },
      given: { verified: await isVerified(parts, uid), currency },
    } as const
    if (!(await paymentDetails.keep(uid, ask.commandId, { name, remarks }))) throw HttpError.differs()
    const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') await paymentDetails.forget(uid, ask.commandId)
    return replyOf(ask, outcome, () => one({ id: ask.commandId, status: 0 }))
  },
})

/** A member's own request, as their stream has it. */
const ownRequest = async ({ ledger }: Parts, uid: string, id: string) => {
  const found = keptAt((await ledger.load(walletDecider, uid)).state.paymentRequests, id)
  return found && { id, uid, currency: found.currency }
}

const statusOf = async (parts: Parts, { id, uid }: { readonly id: string; readonly uid: string }) =>
  (await statusInLog(parts, 'request-payment', { id, uid })) ?? 'pending'

const decideRequest = implement(contract.payment.decideRequest, {
  handler: async (ask, parts) => {
    const { id: requestId, status, reason = '' } = ask.body
    const { uid, admin } = ask.session
    const found = await (admin ? findRequestPayment(parts, requestId) : ownRequest(parts, uid, requestId))
    const own = found?.uid === uid
    if (!found) return refusalOf({ kind: 'case-unknown' })
    // It waits once: the answer says where it stands.
    if (status === 0) return refusalOf({ kind: 'already-decided', status: await statusOf(parts, found) })
    if (!(own && status === -1) && !isOneOf(deciders, ask.session.role)) throw HttpError.forbidden()
    return decideCase(parts, ask, found, {
      status,
      ...(status === 1 && { credits: { claim: 'request-payment', terms: ask.body } as const }),
      command: () =>
        status === 1
          ? receiptOfRequest(parts, requestId, ask.body, {
              approver: ask.session.uid,
              currency: currencyOf(parts.catalogue, found.currency),
            })
          : {
              type: 'RejectRequestedPayment',
              input: { requestId, reason: own ? reason || 'Withdrawn by the member' : reason },
              given: { by: own ? 'member' : 'admin', decider: ask.session.uid },
            },
    })
  },
})

const requested = implement(contract.payment.requested, {
  handler: async ({ session, params }, parts) => {
    const [found] = await findRequestPayments(parts.db, params.id)
    if (!found || (found.uid !== session.uid && !session.admin)) throw HttpError.unknown()
    return one(itemAt(await recordsOf(parts, [found]), 0))
  },
})

const requests = implement(contract.payment.requests, {
  csv: requestPaymentCsv,
  handler: async ({ params, filter }, parts) => {
    const { rows, total } = await listRequestPayments(parts.db, { ...filter, uid: memberInPath(params) })
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

const requestCases = implement(contract.payment.requestCases, {
  csv: requestPaymentCsv,
  handler: async ({ filter }, parts) => {
    const found = await listRequestPayments(parts.db, await searched(parts.members, filter))
    return casePage(parts, found, await recordsOf(parts, found.rows))
  },
})

/** Payments members ask for from outside; finance says when the money has come. */
export const requestPayments: readonly Call[] = [request, decideRequest, requested, requests, requestCases]
