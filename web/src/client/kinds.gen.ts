import type { Complete, wire } from '@strongroom/shared'

// Made from the contract by `npm run routes -w web`; the compiler refuses it when it does not fit the contract.
const caseKindsWritten = [
  'top-up',
  'deposit',
  'fps-top-up',
  'withdrawal',
  'chain-send',
  'request-payment',
  'send-payment',
  'adjustment',
  'proposal',
  'currency-request',
  'bank-account',
  'vip-application',
  'identity',
  'card-order',
  'card-charge',
  'address-application',
] as const
export const caseKinds: Complete<
  Exclude<wire.CaseKind, (typeof caseKindsWritten)[number]>,
  readonly wire.CaseKind[]
> = caseKindsWritten

const proposalKindsWritten = [
  'role',
  'user-group',
  'pay-code-clearing',
  'administrator-standing',
  'circle-deposit',
  'deposit-amount',
  'virtual-account',
  'card-credits',
  'catalogue',
  'pool-addresses',
  'risk-release',
  'subscription-rate',
  'period',
  'holding',
  'claim-credit',
  'reversal',
  'proof-override',
  'adjustment',
  'parked-skip',
  'fill',
  'vip-level',
] as const
export const proposalKinds: Complete<
  Exclude<wire.ProposalKind, (typeof proposalKindsWritten)[number]>,
  readonly wire.ProposalKind[]
> = proposalKindsWritten
