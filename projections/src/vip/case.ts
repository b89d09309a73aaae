import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Applications for VIP levels. */
export const vipApplicationSource = waits(cases.vipApplicationCase, {
  table: 'vip_applications',
  namedBy: 'applicationId',
  currency: null,
  amount: null,
})
