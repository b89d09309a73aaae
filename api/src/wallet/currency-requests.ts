import { walletDecider } from '@strongroom/ledger/wallet'
import { findCurrencyRequests, listCurrencyRequests } from '@strongroom/projections/wallet'
import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, call } from '../http/call.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { findCase } from '../office/deciding.ts'

const reviewers = ['support', 'finance', 'operator', 'superadmin'] as const

/** Requests for wallets in currencies that need the house's consent. */
export const currencyRequestCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const find = (id: string) => findCase(parts, 'currency_requests', () => findCurrencyRequests(db, id))

  return [
    call({
      method: 'GET',
      path: '/wallet/currencyrequests/S/{json}',
      audience: 'both',
      summary: 'One’s own requests for wallets in a currency; everybody’s for administrators',
      changes: false,
      filter: wire.currencyRequestFilter,
      reads: ['currency_requests'],
      answer: wire.paged(wire.currencyRequest),
      handler: async ({ session, filter }) => {
        const uid = session.admin ? filter.uid : session.uid
        const { rows, total } = await listCurrencyRequests(db, { ...filter, uid })
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({
          total,
          rows: rows.map(({ id, uid, currency, status, reason, created_at, decided_at }) => ({
            ...{ id, uid, ...names(uid), currency, status, reason },
            created_date: created_at,
            finish_date: decided_at,
          })),
        })
      },
    }),

    call({
      method: 'POST',
      path: '/wallet/approvecurrency/S',
      audience: 'admin',
      roles: reviewers,
      summary: 'Opens the wallet a member has asked for',
      changes: true,
      body: wire.idBody,
      answer: wire.records(wire.reviewResult),
      handler: async ask => {
        const { id: requestId } = ask.body
        const found = await find(requestId)
        if (!found) return refusalOf({ kind: 'case-unknown' })
        const given = { approver: ask.session.uid }
        const command = { type: 'ApproveCurrency', input: { requestId }, given } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: requestId, status: 1 })
      },
    }),

    call({
      method: 'POST',
      path: '/wallet/rejectcurrency/S',
      audience: 'admin',
      roles: reviewers,
      summary: 'Rejects a request for a wallet, with a reason',
      changes: true,
      body: wire.rejectBody,
      answer: wire.records(wire.reviewResult),
      handler: async ask => {
        const { id: requestId, reason } = ask.body
        const found = await find(requestId)
        if (!found) return refusalOf({ kind: 'case-unknown' })
        const given = { approver: ask.session.uid }
        const command = { type: 'RejectCurrency', input: { requestId, reason }, given } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: requestId, status: -1 })
      },
    }),
  ]
}
