import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import type { LinkProps } from '@tanstack/react-router'

/** Lists in which the cases of a kind are decided, and their places in the menu. */
export type CasePlace = {
  readonly label: MessageDescriptor
  readonly to: NonNullable<LinkProps['to']>
  /** The filter, where the list does not show those that wait by itself. */
  readonly search?: Readonly<Record<string, string>>
  /** The place of the menu that counts them, where it is not the list's own. */
  readonly menu?: string
}

/** The list that shows the cases of each kind, and its name. */
export const CASE_PLACES: { readonly [K in wire.CaseKind]: CasePlace } = {
  'top-up': { label: msg`Top-ups`, to: '/admin/topup' },
  deposit: { label: msg`Bank deposits`, to: '/admin/userrecharges' },
  'fps-top-up': { label: msg`FPS top-ups`, to: '/admin/userfpsrecharges' },
  withdrawal: { label: msg`Withdrawals`, to: '/admin/withdraw' },
  'chain-send': { label: msg`Sends on chain`, to: '/admin/sendonchain' },
  'request-payment': { label: msg`Requested payments`, to: '/admin/requestpayments' },
  'send-payment': { label: msg`Sent payments`, to: '/admin/sendpayments' },
  adjustment: { label: msg`Adjustments`, to: '/admin/adjustments' },
  proposal: { label: msg`Proposals`, to: '/admin/proposals', search: { mine: '1' } },
  'currency-request': { label: msg`Currency requests`, to: '/admin/currencyrequests' },
  'bank-account': { label: msg`Bank accounts`, to: '/admin/banks' },
  'vip-application': { label: msg`VIP applications`, to: '/admin/uservips' },
  identity: { label: msg`Identity checks`, to: '/admin/kycmember' },
  'card-order': { label: msg`Card order numbers`, to: '/admin/cardordernumbers', menu: '/admin/cards' },
  'card-charge': { label: msg`Card charges`, to: '/admin/logrechargecards', menu: '/admin/cards' },
  'address-application': { label: msg`Applications for addresses`, to: '/admin/ccaddress' },
}

/** The lists of requests that are no cases of the log. */
export const REQUEST_PLACES: { readonly [K in wire.RequestKind]: CasePlace } = {
  'virtual-account': {
    label: msg`Virtual accounts asked for`,
    to: '/admin/virtualaccounts',
    menu: '/admin/banks',
  },
  'gift-card': { label: msg`Gift-card applications`, to: '/admin/giftcards' },
  question: { label: msg`Questions of members`, to: '/admin/support' },
}

type Waiting = Pick<wire.OfficeHome, 'waits' | 'requests'>

/** What waits, each with the place of its list. */
export const waitingPlaces = ({ waits, requests }: Waiting) => [
  ...waits.map(({ kind, ...row }) => ({ ...CASE_PLACES[kind], ...row })),
  ...requests.map(({ kind, ...row }) => ({ ...REQUEST_PLACES[kind], ...row, sums: [] })),
]

/** How many cases and requests wait at each place of the menu. */
export const menuCounts = (waiting: Waiting): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { to, menu = to, count } of waitingPlaces(waiting)) counts[menu] = (counts[menu] ?? 0) + count
  return counts
}
