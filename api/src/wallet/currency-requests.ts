import { findCurrencyRequests, listCurrencyRequests } from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import { namedPage } from '../command/named-page.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { decideCase, findCase } from '../office/deciding.ts'
import { walletCsv } from './csv-words.ts'

const find = (parts: Parts, id: string) =>
  findCase(parts, 'currency_requests', () => findCurrencyRequests(parts.db, id))

const currencyRequests = implement(contract.wallet.currencyRequests, {
  csv: walletCsv,
  handler: async ({ session, filter }, parts) => {
    const uid = session.admin ? filter.uid : session.uid
    const { rows, total } = await listCurrencyRequests(parts.db, { ...filter, uid })
    return namedPage(parts, {
      total,
      rows: rows.map(({ id, uid, currency, status, reason, created_at, decided_at }) => ({
        ...{ id, uid, currency, status, reason },
        created_date: created_at,
        finish_date: decided_at,
      })),
    })
  },
})

const approveCurrency = implement(contract.wallet.approveCurrency, {
  handler: async (ask, parts) => {
    const { id: requestId } = ask.body
    return decideCase(parts, ask, await find(parts, requestId), {
      status: 1,
      command: (_, approver) => ({ type: 'ApproveCurrency', input: { requestId }, given: { approver } }),
    })
  },
})

const rejectCurrency = implement(contract.wallet.rejectCurrency, {
  handler: async (ask, parts) => {
    const { id: requestId, reason } = ask.body
    return decideCase(parts, ask, await find(parts, requestId), {
      status: -1,
      command: (_, approver) => ({
        type: 'RejectCurrency',
        input: { requestId, reason },
        given: { approver },
      }),
    })
  },
})

/** Requests for wallets in currencies that need the house's consent. */
export const currencyRequestCalls: readonly Call[] = [currencyRequests, approveCurrency, rejectCurrency]
