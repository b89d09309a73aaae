import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Applications for VIP levels. */
export const vipApplicationSource = waits(cases.vipApplicationCase, {
  table: 'vip_applications',
  currency: null,
  amount: null,
})
