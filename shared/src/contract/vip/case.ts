import { declareCase } from '../declare-case.ts'

/** An application for a VIP level. */
export const vipApplicationCase = declareCase({
  kind: 'vip-application',
  place: 120,
  decides: 'vip.approve',
})
