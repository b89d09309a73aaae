import { at, openAt } from '../../parts/address/at.ts'
import { bothSearch } from '../../parts/address/search.ts'
import { listAddress, listSearch } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'
import { againSearch } from '../../platform/lines/member/transaction/again-search.ts'

export const addresses = [
  openAt(
    '/keepallowlist',
    async () => (await import('./member/allow-list/keep-allow-list.tsx')).KeepAllowList,
  ),
  at(
    '/sendonchain',
    async () => (await import('./member/chain-send/chain-send.tsx')).ChainSend,
    bothSearch(bothSearch(listAddress<'chain.sends'>(), stepSearch), againSearch),
  ),
  at(
    '/setting/allowlist',
    async () => (await import('./member/allow-list/end-allow-list.tsx')).EndAllowList,
    stepSearch,
  ),
  at(
    '/userbindccaddress',
    async () => (await import('./member/address-book/address-book.tsx')).AddressBook,
    listSearch([]),
  ),
  at(
    '/userbindccaddress/add',
    async () => (await import('./member/address-book/address-book.tsx')).NewAddress,
  ),
  at(
    '/admin/addressbalancecollecteds',
    async () => (await import('./admin/collections/collections.tsx')).CollectedBalances,
    listSearch(['network', 'currency', 'empty', 'collection']),
  ),
  at('/admin/addressforward', async () => (await import('./admin/addresses/forwards.tsx')).ForwardAddresses),
  at(
    '/admin/ccaddress',
    async () => (await import('./admin/addresses/admin-addresses.tsx')).AddressPool,
    listAddress<'chain.poolAddresses', 'waiting'>(),
  ),
  at(
    '/admin/member/$uid/addressbook',
    async () => (await import('./admin/addresses/member-book.tsx')).BookOfMember,
    listSearch(),
  ),
  at(
    '/admin/member/$uid/addresses',
    async () => (await import('./admin/addresses/address-list.tsx')).MembersAddresses.of,
    listAddress<'chain.poolAddresses'>(),
    { gives: ({ params }) => ({ id: params.uid }) },
  ),
  at(
    '/admin/member/$uid/sends',
    async () => (await import('./admin/chain-send.case.tsx')).ChainSendCases.of,
    listAddress<'chain.sendCases', 'open'>(),
  ),
  at(
    '/admin/scancryptoapis',
    async () => (await import('./admin/screening/scans.tsx')).Scans,
    listAddress<'chain.scans'>(),
  ),
  at(
    '/admin/sendonchain',
    async () => (await import('./admin/chain-send.case.tsx')).ChainSendCases,
    listAddress<'chain.sendCases', 'open'>(),
  ),
  at(
    '/admin/useraddress',
    async () => (await import('./admin/addresses/address-list.tsx')).MembersAddresses,
    listAddress<'chain.poolAddresses'>(),
  ),
  at(
    '/admin/useraddress/book',
    async () => (await import('./admin/addresses/member-book.tsx')).MemberBook,
    listSearch([]),
  ),
] as const
