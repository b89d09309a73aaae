import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import type { Entry } from './fields.ts'

/** Records that may use an entry, in words. */
export const USE_WORDS: Readonly<Record<wire.UseOf, MessageDescriptor>> = {
  accounts: msg`Accounts of the books with money in it`,
  'fixed-networks': msg`Networks of currencies`,
  'send-fees': msg`Fees of sending on chain`,
  'swap-rates': msg`Swap rates`,
  'trade-pairs': msg`Trade pairs`,
  plans: msg`Plans of fixed deposits`,
  'invite-codes': msg`Invite codes`,
  'deposit-addresses': msg`Deposit addresses of members`,
  'vip-levels': msg`VIP levels`,
  'bank-accounts': msg`Bank accounts of members`,
  members: msg`Members`,
  swaps: msg`Swaps of members`,
  'fixed-deposits': msg`Running fixed deposits`,
  'open-trades': msg`Open trades`,
  'waiting-top-ups': msg`Waiting top-ups`,
  'waiting-sends': msg`Waiting sends on chain`,
  cards: msg`Cards of members`,
  'waiting-openings': msg`Openings of a card that wait`,
  'waiting-charges': msg`Waiting charges of this amount`,
}

type Place = { readonly to: string; readonly search?: Readonly<Record<string, string>> }

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** The list with the records that use an entry, filtered as far as that list can be; nothing where no list has such a filter. */
export function placeOfUse(of: wire.UseOf, entry: Entry): Place | undefined {
  const code = textOf(entry.currency_code ?? entry.network_code ?? entry.id)
  // In double quotes the search finds whole values only.
  const naming = { search: `"${code}"` }
  const pair = { source: textOf(entry.source), target: textOf(entry.target), base: textOf(entry.base) }
  const places: Readonly<Partial<Record<wire.UseOf, Place>>> = {
    accounts: { to: '/admin/trial-balance' },
    'fixed-networks': { to: '/admin/fixednetworks', search: naming },
    'send-fees': {
      to: '/admin/sendonchainfees',
      search: entry.currency === undefined ? naming : { search: `"${entry.id}"` },
    },
    'swap-rates': { to: '/admin/swaprates', search: naming },
    'trade-pairs': { to: '/admin/tradepairs', search: naming },
    plans: { to: '/admin/fixeddepositplans', search: naming },
    'invite-codes': { to: '/admin/sysinvitecodes', search: naming },
    'deposit-addresses': { to: '/admin/ccaddress', search: { network: code } },
    'vip-levels': { to: '/admin/sysconfigs/viplevel' },
    'fixed-deposits': { to: '/admin/fixeddeposits', search: { plan_id: entry.id } },
    swaps: { to: '/admin/swaps', search: { source: pair.source, target: pair.target } },
    'open-trades': { to: '/admin/trades', search: { base: pair.base, target: pair.target, status: '0' } },
    'waiting-top-ups': { to: '/admin/topup', search: { currency: textOf(entry.currency) } },
    'waiting-sends': { to: '/admin/sendonchain' },
    cards: { to: '/admin/cards', search: { card_type: entry.id } },
    'waiting-charges': { to: '/admin/logrechargecards' },
    ...(entry.category_name === undefined
      ? {}
      : { 'bank-accounts': { to: '/admin/banks', search: { category_id: entry.id, status: 'all' } } }),
    ...(entry.group_code === undefined
      ? {}
      : { members: { to: '/admin/member', search: { user_group: textOf(entry.group_code) } } }),
    ...(entry.level === undefined
      ? {}
      : { members: { to: '/admin/member', search: { vip_level: textOf(entry.level) } } }),
  }
  return places[of]
}
