import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Sends on chain that wait for finance. */
export const chainSendSource = waits(cases.chainSendCase, {
  table: 'chain_sends',
  namedBy: 'sendId',
  kept: 'chainSends',
  currency: 'currency',
  amount: 'amount',
})

/** Applications for addresses of which the pool has none. */
export const addressApplicationSource = waits(cases.addressApplicationCase, {
  table: 'address_applications',
  namedBy: 'applicationId',
  currency: null,
  amount: null,
})
