import type { ActName } from '../catalogue/policies.ts'
import type { ProposedChange } from './proposed-change.ts'
import { actOfEntry, asSetting, rateSetBy } from './second-needed.ts'

type Kind = ProposedChange['kind']

/** The act that every kind of proposal is, but for changes of the catalogue, which are several. */
const actOfKind = {
  'pool-addresses': 'pool-addresses',
  'circle-deposit': 'circle-deposit',
  'deposit-amount': 'deposit-amount',
  'card-credits': 'card-credits',
  'claim-credit': 'claim-credit',
  reversal: 'reversal',
  'subscription-rate': 'subscription-rate',
  fill: 'fill',
  role: 'role',
  'user-group': 'vip-level',
  'vip-level': 'vip-level',
  'pay-code-clearing': 'pay-code-clearing',
  'administrator-standing': 'role',
  period: 'period',
  'journal-entry': 'journal-entry',
  'parked-skip': 'parked-skip',
  'proof-override': 'proof-override',
  'risk-release': 'risk-release',
  holding: 'holding',
  'virtual-account': 'house-account',
} as const satisfies Readonly<Record<Exclude<Kind, 'catalogue'>, ActName>>

const noSettings = { get: () => undefined }

/** The act that a proposed change is. The act's policy names its proposers and deciders. */
export const actOf = (change: ProposedChange): ActName => {
  if (change.kind !== 'catalogue') return actOfKind[change.kind]
  const { entry, before, after } = change
  const asked = { kind: entry.kind, before, after }
  return actOfEntry(asked) ?? (rateSetBy(asSetting(asked), noSettings, before) ? 'rate' : 'tariff')
}
