import type { PlainKind } from '@strongroom/projections/office'
import { type AnyContract, contract, mayMake, type wire } from '@strongroom/shared'
import { deciders } from './deciding.ts'

/** The call that decides a case of each kind: a role that may make it may decide the kind. */
export const decidingCalls: { readonly [K in PlainKind]: AnyContract } = {
  'top-up': contract.topUp.approve,
  deposit: contract.bank.decideDeposit,
  'fps-top-up': contract.bank.approveFps,
  withdrawal: contract.withdrawal.approve,
  'chain-send': contract.chain.approveSend,
  // Members take requests of their own back by the same call, so the call itself is open to every role.
  'request-payment': { ...contract.payment.decideRequest, roles: deciders },
  'send-payment': contract.payment.approveSend,
  adjustment: contract.office.approveAdjustment,
  'currency-request': contract.wallet.approveCurrency,
  'bank-account': contract.bank.approve,
  'vip-application': contract.vip.approve,
  identity: contract.identity.decide,
  'card-order': contract.card.decideOrder,
  'card-charge': contract.card.approveCharge,
  'address-application': contract.chain.decideApplication,
}

/** The kinds of cases that a role decides. For proposals, the policy of each kind names its deciders. */
export const kindsFor = (role: wire.Role): readonly PlainKind[] =>
  (Object.keys(decidingCalls) as PlainKind[]).filter(kind => mayMake(decidingCalls[kind], role))
