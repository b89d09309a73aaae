import { walletDecider } from '@strongroom/ledger/wallet'
import { findCurrencyRequests, listCurrencyRequests } from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { findCase } from '../office/deciding.ts'
import { walletCsv } from './csv-words.ts'

/** Requests for wallets in currencies that need the house's consent. */
export const currencyRequestCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const find = (id: string) => findCase(parts, 'currency_requests', () => findCurrencyRequests(db, id))

  return [
    implement(contract.wallet.currencyRequests, {
      csv: walletCsv,
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

    implement(contract.wallet.approveCurrency, {
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

    implement(contract.wallet.rejectCurrency, {
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
