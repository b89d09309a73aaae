import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callForOne, callForPage } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { askedOf } from '../../../../client/following.ts'
import { pageQueryOf } from '../../../../client/query-of.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'

/** One page of the member's address book; of another's, by their e-mail, for administrators. */
export const addressBookQuery = ({ page, search }: ListSearch, of?: string) =>
  queryOptions({
    queryKey: ['address-book', of, page, search],
    queryFn: async () =>
      of
        ? callForPage('chain.addressBookOf', {
            params: { email: of },
            filter: filterOf('chain.addressBookOf', { page, search }),
          })
        : callForPage('chain.addressBook', { filter: filterOf('chain.addressBook', { page, search }) }),
    placeholderData: keepPreviousData,
    meta: askedOf('chain.addressBook', 'chain.addressBookOf'),
  })

const MOST = 100
/** The addresses to choose from when sending, newest first. */
export const payeesQuery = pageQueryOf('chain.addressBook', { filter: { limit: MOST } })

/** Puts an address into the member's book. */
export const bindAddress = (body: Body<'chain.bindAddress'>, attempt: string) =>
  callForOne('chain.bindAddress', { body, attempt })
/** Takes an address off the member's own book. */
export const unbindAddress = (id: string, attempt: string) =>
  call('chain.unbindAddress', { params: { id }, attempt })

/** The same in a member's book, by an administrator. */
export const adminBindAddress =
  (email: string): typeof bindAddress =>
  (body, attempt) =>
    callForOne('chain.bindAddressFor', { body: { ...body, email }, attempt })
/** Takes an address off any member's book. */
export const adminUnbindAddress: typeof unbindAddress = (id, attempt) =>
  call('chain.unbindAddressOf', { params: { id }, attempt })

/** How an entry is told from others in a list to choose from: its name, and both ends of the address. */
export const addressLabel = ({ name, currency, network, address }: wire.BoundAddress): string =>
  `${name} · ${currency} · ${network} · ${shortAddress(address)}`

/** Both ends of an address, for where there is no room for all of it. */
export const shortAddress = (address: string): string => {
  const bare = address.replace(/^bitcoincash:/, '')
  return bare.length > 16 ? `${bare.slice(0, 8)}…${bare.slice(-6)}` : bare
}
