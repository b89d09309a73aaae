import { declareCase } from '../declare-case.ts'

/** A request for a wallet in a currency that takes consent. */
export const currencyRequestCase = declareCase({
  kind: 'currency-request',
  place: 100,
  decides: 'wallet.approveCurrency',
  bulk: true,
  cancels: true,
})
