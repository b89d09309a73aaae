import { msg } from '@lingui/core/macro'
import { keysOf } from '@strongroom/shared'
import { placeOf, REFERENCE, type ReferenceName } from '../../features/catalogue/admin/kinds.ts'
import { groupPlace } from '../../features/catalogue/admin/setting-groups.ts'
import { GROUP_TITLES } from '../../features/catalogue/admin/setting-words.ts'
import type { Part } from '../../parts/places/navigation.ts'
import { listOf } from '../../platform/cases/case-places.ts'

/** The kinds of reference data, each a list of its own. */
export const REFERENCE_PARTS: readonly Part[] = Object.entries(REFERENCE).map(([name, { title }]) => ({
  to: placeOf(name as ReferenceName),
  label: title,
}))

/** The groups of settings. */
export const SETTING_PARTS: readonly Part[] = [
  ...keysOf(GROUP_TITLES).map(name => ({
    to: groupPlace(name) as Part['to'],
    label: GROUP_TITLES[name],
  })),
  { to: '/admin/sysconfigs/others' as Part['to'], label: msg`Others` },
]

/** Lists of some members only. */
export const MEMBER_PARTS: readonly Part[] = [
  { to: '/admin/vipmember', label: msg`VIP members` },
  { to: '/admin/disabledmember', label: msg`Disabled members` },
]

/** Lists of some bank accounts only. */
export const BANK_PARTS: readonly Part[] = [
  { to: '/admin/usbanks', label: msg`US banks` },
  { to: '/admin/hkbanks', label: msg`Hong Kong banks` },
  { to: '/admin/virtualaccounts', label: msg`Virtual accounts` },
]

/** Screens of cards beside their list. */
export const CARD_PARTS: readonly Part[] = [
  { to: '/admin/cardsummary', label: msg`Card summary` },
  { to: '/admin/cardmember', label: msg`Card members` },
  listOf('card-order'),
  listOf('card-charge'),
  { to: '/admin/logconsumecards', label: msg`Card spending` },
  { to: '/admin/cardpurchases', label: msg`Card purchases` },
  { to: '/admin/cardimports', label: msg`Card imports`, call: 'card.imports' },
  { to: '/admin/cardfeecalculation', label: msg`Card fees` },
]

/** Screens of members' addresses and of what is collected from them. */
export const ADDRESS_PARTS: readonly Part[] = [
  { to: '/admin/useraddress/book', label: msg`Address books` },
  { to: '/admin/addressforward', label: msg`Central addresses` },
  { to: '/admin/addressbalancecollecteds', label: msg`Balances to collect` },
]

/** Screens of operators beside the read models. */
export const OPERATION_PARTS: readonly Part[] = [
  { to: '/admin/operations/parked', label: msg`Parked` },
  { to: '/admin/operations/queues', label: msg`Queues and jobs` },
  { to: '/admin/operations/outboxes', label: msg`Outboxes` },
  { to: '/admin/operations/platform', label: msg`Log and versions` },
]
