import { declareCase } from '../declare-case.ts'

/** A bank deposit that its member has announced. */
export const depositCase = declareCase({
  kind: 'deposit',
  place: 20,
  decides: 'bank.decideDeposit',
  takes: ['amount', 'fee', 'feeRate', 'externalTxId'],
  cancels: true,
})

/** A transfer by FPS that its member has made. */
export const fpsTopUpCase = declareCase({
  kind: 'fps-top-up',
  place: 30,
  decides: 'bank.approveFps',
  takes: ['fee', 'feeRate', 'externalTxId'],
  bulk: true,
  cancels: true,
})

/** A bank account that its member has entered. */
export const bankAccountCase = declareCase({
  kind: 'bank-account',
  place: 110,
  decides: 'bank.approve',
})
