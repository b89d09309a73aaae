import { declareCase } from '../declare-case.ts'

/** A top-up that its member has submitted. */
export const topUpCase = declareCase({
  kind: 'top-up',
  place: 10,
  decides: 'topUp.approve',
  takes: ['fee', 'feeRate', 'externalTxId'],
  bulk: true,
  byId: true,
  cancels: true,
})
