import { declareCase } from '../declare-case.ts'

/** A send on chain whose coins are locked. */
export const chainSendCase = declareCase({
  kind: 'chain-send',
  place: 50,
  decides: 'chain.approveSend',
  takes: ['externalTxId'],
  byId: true,
  cancels: true,
})

/** An application for a deposit address of which the pool has none left. */
export const addressApplicationCase = declareCase({
  kind: 'address-application',
  place: 160,
  decides: 'chain.decideApplication',
})
