import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Requests for wallets that take consent. */
export const currencyRequestSource = waits(cases.currencyRequestCase, {
  table: 'currency_requests',
  namedBy: 'requestId',
  kept: 'currencyRequests',
  currency: 'currency',
  amount: null,
})
