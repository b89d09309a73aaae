import { declareCase } from '../declare-case.ts'

/** A withdrawal whose money is locked. */
export const withdrawalCase = declareCase({
  kind: 'withdrawal',
  place: 40,
  decides: 'withdrawal.approve',
  takes: ['fee', 'feeRate', 'externalTxId'],
  bulk: true,
  byId: true,
  cancels: true,
})
