import { keysOf, type wire } from '@strongroom/shared'
import { BANKS } from './bank-kinds.ts'
import { MONEY } from './money-kinds.ts'
import { OFFERS } from './offer-kinds.ts'
import { PARTNERS } from './partner-kinds.ts'
import { TEXTS } from './text-kinds.ts'

/** Reference data that administrators keep, by the last part of its screen's address. A new kind is an entry in one of these and a route. */
export const REFERENCE = { ...MONEY, ...BANKS, ...OFFERS, ...PARTNERS, ...TEXTS } as const

export type ReferenceName = keyof typeof REFERENCE

/** The kinds as the log names them, in the streams of their records. */
export const LEDGER_KINDS: Readonly<Record<ReferenceName, wire.UsedKind>> = {
  currencys: 'currency',
  networks: 'network',
  fixednetworks: 'fixed-network',
  swaprates: 'swap-rate',
  tradepairs: 'trade-pair',
  sendonchainfees: 'send-fee',
  sysbanks: 'sys-bank',
  isunbanks: 'product-bank',
  externalbanks: 'external-bank',
  bankcategories: 'bank-category',
  viplevels: 'vip-level',
  usergroups: 'user-group',
  sysinvitecodes: 'invite-code',
  areacodes: 'area-code',
  countrys: 'country',
  fixeddepositplans: 'fixed-deposit-plan',
  chargeitems: 'charge-item',
  prechargeitems: 'precharge-item',
  cardtypes: 'card-type',
  agents: 'agent',
  cannedanswers: 'canned-answer',
  maintenances: 'maintenance',
}

/** Address of a kind of reference data. The specification keeps VIP levels among the system's settings. */
export const placeOf = (name: ReferenceName) =>
  name === 'viplevels' ? '/admin/sysconfigs/viplevel' : (`/admin/${name}` as const)

/** The places of all kinds. */
export const REFERENCE_PLACES: readonly string[] = keysOf(REFERENCE).map(placeOf)
