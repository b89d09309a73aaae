import { memberDecider } from '@strongroom/ledger/account'
import { configOf } from '@strongroom/ledger/catalogue'
import type { ReceiveRequestedPayment, RejectRequestedPayment } from '@strongroom/ledger/payment'
import { walletDecider } from '@strongroom/ledger/wallet'
import {
  findRequestPayments,
  listRequestPayments,
  type RequestPaymentRow,
} from '@strongroom/projections/payment'
import { contract, type wire } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale, atScaleOrNull, bankCurrency } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { deciders, findCase } from '../office/deciding.ts'
import { createPaymentDetails, type PaymentDetails } from '../vault/payment-details.ts'
import { requestPaymentCsv } from './csv-words.ts'

/** Payments members ask for from outside; finance says when the money has come. */
export const requestPayments = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const details = createPaymentDetails(db)

  const recordOf = (row: RequestPaymentRow, { name, remarks }: PaymentDetails): wire.RequestPayment => ({
    id: row.id,
    uid: row.uid,
    name,
    remarks,
    currency: row.currency,
    amount: atScale(catalogue, row.currency, row.amount),
    fee: atScaleOrNull(catalogue, row.currency, row.fee),
    credited: atScaleOrNull(catalogue, row.currency, row.credited),
    externalTxId: row.external_tx_id,
    status: row.status,
    reason: row.reason,
    created_date: row.created_at,
    finish_date: row.decided_at,
  })
  const recordsOf = async (rows: readonly RequestPaymentRow[]) => {
    const known = await details.of(rows)
    return rows.map(row => recordOf(row, known(row)))
  }

  const find = (id: string) => findCase(parts, 'request_payments', () => findRequestPayments(db, id))

  return [
    implement(contract.payment.request, {
      handler: async ask => {
        const { uid } = ask.session
        const { name, remarks, currency: code, amount } = ask.body
        const currency = bankCurrency(catalogue, code)
        if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
        const { state } = await ledger.load(memberDecider, uid)
        const command = {
          type: 'RequestPayment',
          input: { requestId: ask.commandId, currency: code, amount },
          given: { verified: state.kyc === 1, currency },
        } as const
        if (!(await details.keep(uid, ask.commandId, { name, remarks }))) throw Problem.differs()
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          await details.forget(uid, ask.commandId)
          return refusalOf(outcome.refusal)
        }
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    implement(contract.payment.decideRequest, {
      handler: async ask => {
        const { id: requestId, status, fee, externalTxId, reason = '' } = ask.body
        const found = await find(requestId)
        const own = found?.uid === ask.session.uid
        if (!found || (!own && !ask.session.admin)) return refusalOf({ kind: 'case-unknown' })
        if (status === 0) return refusalOf({ kind: 'already-decided', status: 'pending' })
        if (!(own && status === -1) && !(deciders as readonly wire.Role[]).includes(ask.session.role))
          throw Problem.forbidden()
        const command: ReceiveRequestedPayment | RejectRequestedPayment =
          status === 1
            ? {
                type: 'ReceiveRequestedPayment',
                input: { requestId, fee, externalTxId },
                given: {
                  approver: ask.session.uid,
                  currency: catalogue.currency(found.currency) ?? { code: found.currency, scale: 0 },
                  usual: { feeRate: configOf(catalogue, 'requestPaymentFeeRate') },
                },
              }
            : {
                type: 'RejectRequestedPayment',
                input: { requestId, reason: own ? reason || 'Withdrawn by the member' : reason },
                given: { by: own ? 'member' : 'admin', decider: ask.session.uid },
              }
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: requestId, status })
      },
    }),

    implement(contract.payment.requested, {
      handler: async ({ session, params }) => {
        const found = await find(params.id)
        if (!found || (found.uid !== session.uid && !session.admin)) throw Problem.unknown()
        return one((await recordsOf([found]))[0] as wire.RequestPayment)
      },
    }),

    implement(contract.payment.requests, {
      csv: requestPaymentCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await listRequestPayments(db, { ...filter, uid: params.id })
        return page({ rows: await recordsOf(rows), total })
      },
    }),

    implement(contract.payment.requestCases, {
      csv: requestPaymentCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listRequestPayments(db, await searched(members, filter))
        const [records, names] = await Promise.all([
          recordsOf(rows),
          members.namesOf(rows.map(({ uid }) => uid)),
        ])
        return page({ rows: records.map(record => ({ ...record, ...names(record.uid) })), total })
      },
    }),
  ]
}
