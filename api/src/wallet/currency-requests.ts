import { type CurrencyRequestRow, listCurrencyRequests } from '@strongroom/projections/wallet'
import { contract, wire } from '@strongroom/shared'
import { recordFrom } from '../command/record-from.ts'
import { page } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { caseNames, withoutDecider } from '../platform/cases/named-cases.ts'
import { currencyRequestCase } from './case.ts'
import { walletCsv } from './words.ts'

const recordOf = recordFrom<CurrencyRequestRow>()(wire.currencyRequest)

const currencyRequests = implement(contract.wallet.currencyRequests, {
  csv: walletCsv,
  handler: async ({ session, filter }, parts) => {
    const uid = session.admin ? filter.uid : session.uid
    const found = await listCurrencyRequests(parts.db, { ...filter, uid })
    const named = await caseNames(parts, found.rows)
    const records = found.rows.map(row => recordOf(parts, row, named(row)))
    return page({ rows: session.admin ? records : records.map(withoutDecider), total: found.total })
  },
})

const approveCurrency = implement(contract.wallet.approveCurrency, { handler: currencyRequestCase.approve })

const rejectCurrency = implement(contract.wallet.rejectCurrency, { handler: currencyRequestCase.reject })

/** Requests for wallets in currencies that need the house's consent. */
export const currencyRequestCalls: readonly Call[] = [currencyRequests, approveCurrency, rejectCurrency]
