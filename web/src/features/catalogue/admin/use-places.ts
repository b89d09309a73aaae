import type { wire } from '@strongroom/shared'
import type { Entry } from './fields.ts'

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
