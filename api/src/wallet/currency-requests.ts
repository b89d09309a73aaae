import { type CurrencyRequestRow, listCurrencyRequests } from '@strongroom/projections/wallet'
import { contract, wire } from '@strongroom/shared'
import { recordFrom } from '../command/record-from.ts'
import { page } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { currencyRequestCase } from './case.ts'
import { walletCsv } from './words.ts'

const recordOf = recordFrom<CurrencyRequestRow>()(wire.currencyRequest)

const currencyRequests = implement(contract.wallet.currencyRequests, {
  csv: walletCsv,
  handler: async ({ session, filter }, parts) => {
    const uid = session.admin ? filter.uid : session.uid
    const { rows, total } = await listCurrencyRequests(parts.db, { ...filter, uid })
    const names = await parts.members.namesOf(rows.map(row => row.uid))
    return page({ rows: rows.map(row => recordOf(parts, row, names(row.uid))), total })
  },
})

const approveCurrency = implement(contract.wallet.approveCurrency, { handler: currencyRequestCase.approve })

const rejectCurrency = implement(contract.wallet.rejectCurrency, { handler: currencyRequestCase.reject })

/** Requests for wallets in currencies that need the house's consent. */
export const currencyRequestCalls: readonly Call[] = [currencyRequests, approveCurrency, rejectCurrency]
