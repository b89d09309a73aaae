import type { CallName } from '@strongroom/shared'

// Made from the contract by `npm run routes -w web`; the compiler refuses it when it does not fit the contract.
export const slow: readonly CallName[] = [
  'account.changePassword',
  'account.changePin',
  'account.checkOwnCode',
  'account.proveEmail',
  'account.provePin',
  'account.register',
  'account.resetPassword',
  'account.resetPin',
  'account.signIn',
  'account.signInByPasskey',
  'chain.collect',
  'chain.collectTrx',
  'chain.scanAddresses',
  'finance.addStatement',
]
