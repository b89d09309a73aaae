import type { wire } from '@strongroom/shared'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Entry } from './fields.ts'

type Place = { readonly to: string; readonly search: object }

type Screens = RegisteredRouter['routesByPath']

/** A list under filters that its screen's address knows: fields that the list's call does not take do not compile. */
const place = <P extends keyof Screens>(to: P, search: Screens[P]['types']['searchSchema']): Place => ({
  to,
  search,
})

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** The list with the records that use an entry, filtered as far as that list can be; nothing where no list has such a filter. */
export function placeOfUse(of: wire.UseOf, entry: Entry): Place | undefined {
  const code = textOf(entry.currency_code ?? entry.network_code ?? entry.id)
  // In double quotes the search finds whole values only.
  const naming = { search: `"${code}"` }
  const pair = { source: textOf(entry.source), target: textOf(entry.target), base: textOf(entry.base) }
  const onNetwork = { currency: textOf(entry.currency), network: textOf(entry.network_code) }
  const amount = textOf(entry.amount)
  const places: Readonly<Partial<Record<wire.UseOf, Place>>> = {
    accounts: place('/admin/trial-balance', {}),
    'fixed-networks': place('/admin/fixednetworks', naming),
    'send-fees': place(
      '/admin/sendonchainfees',
      entry.currency === undefined ? naming : { search: `"${entry.id}"` },
    ),
    'swap-rates': place('/admin/swaprates', naming),
    'trade-pairs': place('/admin/tradepairs', naming),
    plans: place('/admin/fixeddepositplans', naming),
    'invite-codes': place('/admin/sysinvitecodes', naming),
    'deposit-addresses': place('/admin/useraddress', { network: code }),
    'vip-levels': place('/admin/sysconfigs/viplevel', {}),
    'fixed-deposits': place('/admin/fixeddeposits', { planId: entry.id, status: '0' }),
    swaps: place('/admin/swaps', { source: pair.source, target: pair.target }),
    'open-trades': place('/admin/trades', { base: pair.base, target: pair.target, status: '0' }),
    'waiting-top-ups': place('/admin/topup', onNetwork),
    'waiting-sends': place('/admin/sendonchain', onNetwork),
    cards: place('/admin/cards', { card_type: entry.id }),
    'waiting-charges': place('/admin/logrechargecards', { amount_from: amount, amount_to: amount }),
    ...(entry.category_name === undefined
      ? {}
      : { 'bank-accounts': place('/admin/banks', { category_id: entry.id, status: 'all' }) }),
    ...(entry.group_code === undefined
      ? {}
      : { members: place('/admin/member', { user_group: textOf(entry.group_code) }) }),
    ...(entry.level === undefined
      ? {}
      : { members: place('/admin/member', { vip_level: textOf(entry.level) }) }),
  }
  return places[of]
}
