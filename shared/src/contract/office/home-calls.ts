import { forAdmin } from '../call.ts'
import * as wire from '../schemas.ts'

export const home = forAdmin.query({
  path: '/office/home/S',
  summary:
    'The back office at a glance: what waits for the caller by kind, today’s movements and members, and what failed',
  answer: wire.records(wire.officeHome),
  reads: [
    'top_ups',
    'deposits',
    'fps_top_ups',
    'withdrawals',
    'chain_sends',
    'request_payments',
    'send_payments',
    'adjustments',
    'proposals',
    'currency_requests',
    'bank_accounts',
    'vip_applications',
    'kyc_records',
    'card_orders',
    'card_charges',
    'address_applications',
  ],
})
