import { listCurrencyRequests } from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import { namedPage } from '../command/named-page.ts'
import { type Call, implement } from '../http/call.ts'
import { walletCsv } from './csv-words.ts'
import * as decide from './decide-currency-request.ts'

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

const approveCurrency = implement(contract.wallet.approveCurrency, { handler: decide.approveCurrency })

const rejectCurrency = implement(contract.wallet.rejectCurrency, { handler: decide.rejectCurrency })

/** Requests for wallets in currencies that need the house's consent. */
export const currencyRequestCalls: readonly Call[] = [currencyRequests, approveCurrency, rejectCurrency]
